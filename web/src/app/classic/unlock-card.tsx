import { useLingui } from '@lingui/react';
import { Check, Lock } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PriceNote } from '../../ui/feedback/offer-box.tsx';
import { PremiumNumbers } from '../../ui/feedback/premium-numbers.tsx';
import { sentence } from '../../platform/language/sentence.ts';

/** Fixed text of the specification, not a measurement. */
const PROGRESS_PERCENT = 35;

const included = [
  sentence('Expert Analysis'),
  sentence('Live match analysis'),
  sentence('Elite forum'),
  sentence('Priority support'),
] as const;

/** Planned features; the dashboard's Coming Soon section lists more. */
const stages = [
  { name: sentence('Analytics Pro'), eta: sentence('Next month') },
  { name: sentence('Live Commentary'), eta: sentence('Next quarter') },
  { name: sentence('Mobile App'), eta: sentence('Next year') },
] as const;

/** The offer on the classic dashboard for users without Premium: what it includes, and the planned features. */
export function UnlockCard({ onUpgrade }: { onUpgrade: () => void }) {
  const { i18n } = useLingui();
  return (
    <Card className="p-4 md:p-6">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="flex items-center gap-2 text-lg font-bold">
            <Lock aria-hidden="true" className="size-4 shrink-0 text-floodlight" />{' '}
            {i18n.t('Unlock Expert Analysis')}
          </h2>
          <PremiumNumbers className="my-3 max-w-md" />
          <p className="text-sm text-muted">
            <PriceNote /> {i18n.t('Cancel anytime in account settings.')}
          </p>
        </div>
        <Button look="premium" size="large" className="max-sm:w-full" onClick={onUpgrade}>
          {i18n.t('Upgrade to Premium')}
        </Button>
      </div>
      <h3 className="mt-4 text-sm font-bold">{i18n.t('Included today')}</h3>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {included.map((name) => (
          <li key={name} className="flex items-center gap-2">
            <Check aria-hidden="true" className="size-4 text-turf" /> {i18n.t(name)}
          </li>
        ))}
      </ul>
      <section aria-labelledby="coming-next" className="mt-4 border-t border-line pt-3 text-xs text-muted">
        <h3 id="coming-next" className="mb-1 font-semibold">
          {i18n.t('Coming next')}
        </h3>
        <p id="progress-label" className="mb-1 flex justify-between">
          {i18n.t('Development progress')} <span className="tabular">{PROGRESS_PERCENT}%</span>
        </p>
        <div
          role="progressbar"
          aria-labelledby="progress-label"
          aria-valuenow={PROGRESS_PERCENT}
          className="h-1 overflow-hidden rounded-full bg-raised"
        >
          <div className="h-full rounded-full bg-edge" style={{ width: `${PROGRESS_PERCENT}%` }} />
        </div>
        <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-3">
          {stages.map(({ name, eta }) => (
            <div key={name}>
              <dt className="font-semibold">{i18n.t(name)}</dt>
              <dd>{i18n.t('ETA: {eta}', { eta: i18n.t(eta) })}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}
