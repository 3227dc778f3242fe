import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { useFadedEnds } from '../../ui/behaviour/use-faded-ends.ts';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { pathTo } from '../../platform/links.ts';
import { MatchGrid } from '../../ui/match/match-grid.tsx';
import { MatchRow } from '../../ui/match/match-row.tsx';
import type { MatchView } from '../../ui/match/match-view.ts';
import type { CardAge } from '../../ui/match/phase-badge.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { dateFormat } from '../../ui/text/dates.ts';
import { groupByDay, localDay, UNKNOWN_DAY } from './group-by-day.ts';

const ALL = 'all';
const DAY_MS = 24 * 3_600_000;

/** Matches by day and competition, below buttons that show one day only. */
export function MatchDays({ matches, age }: { matches: readonly MatchView[]; age: CardAge }) {
  const { i18n } = useLingui();
  const days = groupByDay(matches);
  const [chosen, choose] = useSearchParamChoice('day', [ALL, ...days.map(({ day }) => day)], ALL);
  const shown = chosen === ALL ? days : days.filter(({ day }) => day === chosen);
  return (
    <>
      {days.length > 1 && (
        <DayButtons days={[ALL, ...days.map(({ day }) => day)]} chosen={chosen} onChoose={choose} />
      )}
      <div className="space-y-6">
        {shown.map(({ day, competitions }) => (
          <section key={day} aria-label={dayName(i18n, day)} className="space-y-4">
            {competitions.map(({ name, matches: played }) => (
              <div key={name}>
                <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
                  <h2 className="min-w-0 truncate font-bold">
                    {name || i18n.t('Tournament to be announced')}
                  </h2>
                  <span className="shrink-0 text-muted tabular">{dayName(i18n, day)}</span>
                </div>
                <MatchGrid>
                  {played.map((match) => (
                    <li key={match.key}>
                      <MatchRow isGrouped match={match} {...age} to={pathTo.match(match.key)} />
                    </li>
                  ))}
                </MatchGrid>
              </div>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

interface DayButtonsProps {
  days: readonly string[];
  chosen: string;
  onChoose: (day: string) => void;
}

/** A strip of buttons that reaches the edge of the screen on a phone. */
function DayButtons({ days, chosen, onChoose }: DayButtonsProps) {
  const { i18n } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  useFadedEnds(row, days.join(' '));
  return (
    <div
      ref={row}
      role="group"
      aria-label={i18n.t('Days')}
      className="faded-ends -ml-1 mb-2 flex gap-1 overflow-x-auto py-1 pl-1 [scrollbar-width:none] max-sm:-mr-4 max-sm:pr-4"
    >
      {days.map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === chosen}
          onClick={() => onChoose(day)}
          className={classNames(
            'min-h-11 shrink-0 rounded-control border px-3 text-sm font-semibold tabular transition-colors',
            day === chosen
              ? 'border-turf bg-turf/5 text-turf'
              : 'border-line text-muted hover:bg-raised hover:text-text',
          )}
        >
          {day === ALL ? i18n.t('All days') : dayName(i18n, day)}
        </button>
      ))}
    </div>
  );
}

/** `Today`, `Tomorrow`, `Yesterday`, or `Sat, 21 Nov`. */
function dayName(i18n: I18n, day: string, now = Date.now()): string {
  if (day === UNKNOWN_DAY) return i18n.t('TBD');
  if (day === localDay(now)) return i18n.t('Today');
  if (day === localDay(now + DAY_MS)) return i18n.t('Tomorrow');
  if (day === localDay(now - DAY_MS)) return i18n.t('Yesterday');
  const date = new Date(`${day}T12:00:00`);
  return dateFormat(i18n, { weekday: 'short', day: 'numeric', month: 'short' }).format(date);
}
