import type { PlayerLogEntry } from '@gullylens/contract/http/history/players';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { classNames } from '../../ui/text/class-names.ts';
import { pointsText } from '../../ui/text/number-text.ts';
import { isSeasonBreak } from '../../ui/text/season-break.ts';
import { shortName } from '../../ui/text/short-name.ts';
import { matchText } from './points-chart.tsx';

const FORM_MATCHES = 10;
/** The least height of a bar in percent, so that a match without points is seen too. */
const LEAST_HEIGHT = 4;

interface RecentFormProps {
  /** Of one format, latest match first. */
  log: readonly PlayerLogEntry[];
  average: number;
}

/** The points of the latest ten matches as bars with the opponents, the latest last; green from the average. */
export function RecentForm({ log, average }: RecentFormProps) {
  const { i18n } = useLingui();
  const matches = log.slice(0, FORM_MATCHES).toReversed();
  const isAfterBreak = (index: number) =>
    isSeasonBreak(matches[index - 1]?.playedOn, matches[index]?.playedOn);
  const hasBreak = matches.some((_, index) => isAfterBreak(index));
  const startsSeason = (index: number) => index === 0 || isAfterBreak(index);
  const most = Math.max(1, ...matches.map(({ points }) => points));
  return (
    <section className="mb-5 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold">{i18n.t('Form')}</h2>
        <p className="text-sm text-muted">
          <b className="text-lg font-extrabold text-text tabular">{average.toFixed(1)}</b>{' '}
          {i18n.t('Fantasy points a match, career')}
        </p>
      </div>
      <ol className="mt-3 flex gap-1">
        {matches.map((match, index) => (
          <li key={match.matchId} className="max-w-24 min-w-0 flex-1">
            <Link
              to={pathTo.match(match.matchId)}
              aria-label={matchText(i18n, match)}
              className="block rounded-control pb-1 text-center hover:bg-raised"
            >
              <span className="flex h-24 flex-col justify-end">
                <span className="-mx-1 text-xs font-bold whitespace-nowrap tabular">
                  {pointsText(match.points)}
                </span>
                <span
                  className={classNames(
                    'mx-auto w-4/5 max-w-14 rounded-t-sm',
                    match.points >= average ? 'bg-turf' : 'bg-edge',
                  )}
                  style={{ height: `${Math.max(LEAST_HEIGHT, (80 * match.points) / most)}%` }}
                />
              </span>
              <span className="block overflow-hidden text-xs text-muted">{shortName(match.opponent)}</span>
            </Link>
            {hasBreak && (
              <span
                className={classNames(
                  'block h-5 border-t border-edge pt-0.5 text-xs text-muted tabular',
                  startsSeason(index) && 'border-l pl-1',
                )}
              >
                {startsSeason(index) && match.playedOn.slice(0, 4)}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-1 text-xs text-muted">
        {i18n.t('Latest match last; green is at or above the career average')}
      </p>
    </section>
  );
}
