import { useLingui } from '@lingui/react';
import { BarChart3, Bot, MessageCircle, Radio, Smartphone, Trophy } from 'lucide-react';
import { CardStrip } from '../../ui/layout/card-strip.tsx';
import { Card, SectionHeading } from '../../ui/layout/card.tsx';
import { EmailBox } from '../shell/footer/email-box.tsx';
import { sentence } from '../../platform/language/sentence.ts';

const roadmap = [
  {
    name: sentence('AI Predictions'),
    status: sentence('In development'),
    text: sentence('Win-probability alerts on your phone.'),
    icon: Bot,
  },
  {
    name: sentence('Live Commentary'),
    status: sentence('Planned'),
    text: sentence('Every ball in words, with what it means for your team.'),
    icon: Radio,
  },
  {
    name: sentence('Mobile App'),
    status: sentence('In design'),
    text: sentence('The dashboard on your home screen.'),
    icon: Smartphone,
  },
  {
    name: sentence('Analytics Pro'),
    status: sentence('In development'),
    text: sentence('Matchups, phases and grounds to dig through.'),
    icon: BarChart3,
  },
  {
    name: sentence('Community Hub'),
    status: sentence('Planned'),
    text: sentence('Groups of your own beside the members’ forum.'),
    icon: MessageCircle,
  },
  {
    name: sentence('Fantasy League'),
    status: sentence('Researching'),
    text: sentence('Private leagues with friends, for nothing but pride.'),
    icon: Trophy,
  },
] as const;

/** The section of the dashboard about features that are planned or in development. */
export function ComingSoon() {
  const { i18n } = useLingui();
  return (
    <>
      <SectionHeading title={i18n.t('Coming Soon')} id="coming-soon-title" isCompact />
      <CardStrip label={i18n.t('Coming Soon')} columns={3}>
        {roadmap.map(({ name, status, text, icon: Icon }) => (
          <li key={name}>
            <Card className="h-full px-4 py-3">
              <h3 className="flex items-center gap-2 text-sm font-bold">
                <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
                {i18n.t(name)}
              </h3>
              <p className="mt-1 text-xs text-muted">
                <strong className="font-semibold text-text">{i18n.t(status)}</strong> · {i18n.t(text)}
              </p>
            </Card>
          </li>
        ))}
      </CardStrip>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="text-sm font-bold">{i18n.t('Stay Updated')}</h3>
          <p className="text-sm text-muted">
            {i18n.t('Get an e-mail when something on this list is ready.')}
          </p>
        </div>
        <EmailBox label={i18n.t('Email address for updates')} action={i18n.t('Notify')} />
      </div>
    </>
  );
}
