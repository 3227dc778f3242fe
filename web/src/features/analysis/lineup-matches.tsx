import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Lock } from 'lucide-react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pathTo } from '../../platform/links.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { OfferBar } from '../../ui/feedback/offer-box.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { MatchAndLock } from './analysis-teaser.tsx';
import { ComingMatches } from './coming-matches.tsx';
import { openAnalyses } from './open-analyses.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';

const row = 'min-h-16 rounded-card';

/**
 * The matches for which line-ups can be built: those with an open analysis, whose projections they are built from.
 * Without Premium one offer stands above them.
 */
export function LineupMatches({ onUpgrade }: { onUpgrade: () => void }) {
  const { i18n } = useLingui();
  const analyses = useQuery(apiQuery('GET /api/v1/analysis/'));
  const now = useLockClock();
  return (
    <QueryState query={analyses} label={i18n.t('Loading matches')} skeletons={[row, row, row]}>
      {({ data }) => {
        const open = openAnalyses(data, now);
        return (
          <div className="space-y-8">
            {data.some(({ locked }) => locked) && (
              <OfferBar
                title={i18n.t('Line-ups are for members')}
                offer={i18n.t(
                  'Up to 150 line-ups a match from our expected points, with the players you want in each.',
                )}
              >
                <Button look="premium" size="large" className="max-sm:w-full" onClick={onUpgrade}>
                  {i18n.t('Get Premium Access')}
                </Button>
              </OfferBar>
            )}
            <Section title={i18n.t('Choose a match')}>
              {open.length === 0 ? (
                <EmptyState title={i18n.t('No match is open for line-ups right now.')} className="mt-3" />
              ) : (
                <ul className="mt-3 grid grid-cols-1 gap-2 md:grid-cols-2">
                  {open.map((card) => (
                    <li
                      key={card.id}
                      className={`relative flex items-center gap-3 border border-line bg-surface px-4 py-3 transition-colors hover:border-edge hover:bg-raised ${row}`}
                    >
                      <MatchAndLock card={card} now={now} to={pathTo.lineups(card.matchKey)} />
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
