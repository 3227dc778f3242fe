import { useLingui } from '@lingui/react';
import { BarChart3, Bot, MessageCircle, Radio, Smartphone, Trophy } from 'lucide-react';
import { EmailBox } from '../shell/footer/email-box.tsx';
import { sentence } from '../../platform/language/sentence.ts';

const roadmap = [
  {
    name: sentence('AI Predictions'),
    status: sentence('In development'),
    icon: Bot,
  },
  {
    name: sentence('Live Commentary'),
    status: sentence('Planned'),
    icon: Radio,
  },
  {
    name: sentence('Mobile App'),
    status: sentence('In design'),
    icon: Smartphone,
  },
  {
    name: sentence('Analytics Pro'),
    status: sentence('In development'),
    icon: BarChart3,
  },
  {
    name: sentence('Community Hub'),
    status: sentence('Planned'),
    icon: MessageCircle,
  },
  {
    name: sentence('Fantasy League'),
    status: sentence('Researching'),
    icon: Trophy,
  },
] as const;

/** The section of the dashboard about features that are planned or in development. */
export function ComingSoon() {
  const { i18n } = useLingui();
  return (
    <>
      <h2 id="coming-soon-title" className="mb-2 font-bold">
        {i18n.t('Coming Soon')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 md:max-lg:grid-cols-3">
        {roadmap.map(({ name, status, icon: Icon }) => (
          <li key={name} className="flex items-start gap-2">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
            <div className="min-w-0">
              <h3 className="text-sm leading-5 font-semibold">{i18n.t(name)}</h3>
              <p className="text-xs text-muted">{i18n.t(status)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="text-sm font-semibold">{i18n.t('Stay Updated')}</h3>
          <p className="text-xs text-muted">
            {i18n.t('Get an e-mail when something on this list is ready.')}
          </p>
        </div>
        <EmailBox label={i18n.t('Email address for updates')} action={i18n.t('Notify')} />
      </div>
    </>
  );
}
