import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { oversShown } from '../../ui/match/overs.ts';
import type { InningsCardView } from './innings-card-view.ts';

/** Extras, who did not bat, how wickets fell and who batted together. */
export function InningsNotes({ card }: { card: InningsCardView }) {
  const { i18n } = useLingui();
  const { didNotBat, fallOfWickets, partnerships } = card;
  return (
    <dl className="grid gap-x-8 gap-y-3 border-t border-line px-4 py-3 text-sm md:grid-cols-2">
      <Note label={i18n.t('Extras')}>{extrasText(i18n, card.extras)}</Note>
      {didNotBat.length > 0 && (
        <Note label={i18n.t('Did not bat')}>{didNotBat.map(({ name }) => name).join(', ')}</Note>
      )}
      {fallOfWickets.length > 0 && (
        <Note label={i18n.t('Fall of wickets')}>
          {fallOfWickets.map(({ wicket, runs, overs, player }) => (
            <span key={wicket} className="mr-3 inline-block">
              <b className="tabular">
                {wicket}-{runs}
              </b>{' '}
              {i18n.t('{player}, {overs} ov', { player, overs: oversShown(overs) })}
            </span>
          ))}
        </Note>
      )}
      {partnerships.length > 0 && (
        <Note label={i18n.t('Partnerships')}>
          <Partnerships partnerships={partnerships} />
        </Note>
      )}
    </dl>
  );
}

function Note({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-muted">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

/** Each stand beside a bar of its length. */
function Partnerships({ partnerships }: Pick<InningsCardView, 'partnerships'>) {
  const { i18n } = useLingui();
  const most = Math.max(1, ...partnerships.map(({ runs }) => runs));
  return (
    <ol>
      {partnerships.map(({ players: [first, second], runs, balls, unbroken }, at) => (
        <li key={at}>
          <p className="flex justify-between gap-3">
            <span className="min-w-0">{i18n.t('{first} and {second}', { first, second })}</span>
            <span className="shrink-0 tabular">
              {i18n.t('{runs} ({balls})', { runs: `${runs}${unbroken ? '*' : ''}`, balls })}
            </span>
          </p>
          <span
            aria-hidden="true"
            className="mb-2 mt-1 block h-1 rounded-full bg-turf"
            style={{ width: `${Math.max(1, (runs / most) * 100)}%` }}
          />
        </li>
      ))}
    </ol>
  );
}

function extrasText(i18n: I18n, { total, kinds }: InningsCardView['extras']): string {
  if (kinds === null || total === 0) return String(total);
  const { byes, legbyes, wides, noballs, penalty } = kinds;
  const parts = [
    byes > 0 && i18n.t('b {byes}', { byes }),
    legbyes > 0 && i18n.t('lb {legbyes}', { legbyes }),
    wides > 0 && i18n.t('w {wides}', { wides }),
    noballs > 0 && i18n.t('nb {noballs}', { noballs }),
    penalty > 0 && i18n.t('p {penalty}', { penalty }),
  ].filter((part) => part !== false);
  return `${total} (${parts.join(', ')})`;
}
