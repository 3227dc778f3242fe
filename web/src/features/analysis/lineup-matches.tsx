import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Lock } from 'lucide-react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pathTo } from '../../platform/links.ts';
import { StretchedLink } from '../../ui/controls/stretched-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { lockText } from '../../ui/text/lock-text.ts';
import { ComingMatches } from './coming-matches.tsx';
import { lockOf, openAnalyses } from './open-analyses.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';

const row = 'min-h-20 rounded-card';

/** The matches for which line-ups can be built: those with an open analysis, whose projections they are built from. */
export function LineupMatches() {
  const { i18n } = useLingui();
  const analyses = useQuery(apiQuery('GET /api/v1/analysis/'));
  const now = useLockClock();
  return (
    <QueryState query={analyses} label={i18n.t('Loading matches')} skeletons={[row, row, row]}>
      {({ data }) => {
        const open = openAnalyses(data, now);
        return (
          <div className="space-y-8">
            <Section title={i18n.t('Choose a match')}>
              {open.length === 0 ? (
                <EmptyState title={i18n.t('No match is open for line-ups right now.')} className="mt-3" />
              ) : (
                <ul className="mt-3 grid grid-cols-1 gap-2 md:grid-cols-2">
                  {open.map((card) => (
                    <li
                      key={card.id}
                      className={`relative flex items-center gap-3 border border-line bg-surface p-4 transition-colors hover:border-edge hover:bg-raised ${row}`}
                    >
                      <div className="min-w-0 flex-1">
                        <h3 className="font-bold">
                          <StretchedLink to={pathTo.lineups(card.matchKey)}>{card.matchTitle}</StretchedLink>
                        </h3>
                        <p className="truncate text-xs text-muted">{card.tournament}</p>
                        <p className="text-sm font-semibold text-floodlight tabular">
                          {lockText(i18n, lockOf(card), now)}
                        </p>
                      </div>
                      {card.locked ? (
                        <Lock
                          role="img"
                          aria-label={i18n.t('Locked')}
                          className="size-4 shrink-0 text-floodlight"
                        />
                      ) : (
                        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </Section>
            <ComingMatches
              known={data}
              note={i18n.t('Line-ups can be built from six hours before the match.')}
            />
          </div>
        );
      }}
    </QueryState>
  );
}
