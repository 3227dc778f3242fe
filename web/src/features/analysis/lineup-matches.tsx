import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { cricketQuery } from '../../platform/api/cricket-query.ts';
import { pathTo } from '../../platform/links.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { OfferBar } from '../../ui/feedback/offer-box.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { FirstCards } from '../../ui/layout/first-cards.tsx';
import { FIRST_FOR_FREE_USERS, isForFreeUser } from './sample-card.ts';
import { MatchToLock } from './match-to-lock.tsx';
import { openAnalyses, PUBLISHED_BEFORE_MS } from '../../platform/api/open-analyses.ts';
import { splitMatchName } from '../../ui/match/match-status-text.ts';
import { startText } from '../../ui/text/dates.ts';
import { SampleLineups } from './sample-lineups.tsx';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';

const row = 'h-22 rounded-card';

const rowClasses =
  'relative rounded-card border border-line bg-surface px-3 py-2.5 transition-colors hover:border-edge hover:bg-raised';

/**
 * The matches for which line-ups can be built: those with an open analysis, whose projections they are built from.
 * Without Premium the line-ups of the free sample stand above them with one offer, and the list is short.
 */
export function LineupMatches({ onUpgrade }: { onUpgrade: () => void }) {
  const { i18n } = useLingui();
  const analyses = useQuery(apiQuery('GET /api/v1/analysis/'));
  const upcoming = useQuery(cricketQuery('GET /api/v1/cricket/matches/upcoming/', 'upcomingMatches'));
  const now = useLockClock();
  return (
    <QueryState
      query={analyses}
      label={i18n.t('Loading matches')}
      skeletons={[row, row, row]}
      spacing="space-y-2"
    >
      {({ data }) => {
        const open = openAnalyses(data, now);
        const isFree = isForFreeUser(data);
        const next = nextToOpen(i18n, upcoming.data?.data ?? [], now);
        return (
          <div className="space-y-8">
            {isFree && (
              <SampleLineups
                offer={
                  <OfferBar
                    title={i18n.t('Line-ups are for members')}
                    offer={i18n.t(
                      'Up to 150 line-ups a match from our expected points, with the players you want in each.',
                    )}
                    onUpgrade={onUpgrade}
                  />
                }
              />
            )}
            <Section title={i18n.t('Choose a match')} heading="text-sm text-muted">
              {open.length === 0 ? (
                <EmptyState title={i18n.t('No match is open for line-ups right now.')} className="mt-3" />
              ) : (
                <FirstCards
                  items={open}
                  label={i18n.t('Choose a match')}
                  first={isFree ? FIRST_FOR_FREE_USERS : undefined}
                >
                  {(card) => (
                    <li key={card.id} className={rowClasses}>
                      <MatchToLock
                        card={card}
                        teams={upcoming.data?.data.find(({ key }) => key === card.matchKey)?.teamInfo}
                        to={pathTo.lineups(card.matchKey)}
                      />
                    </li>
                  )}
                </FirstCards>
              )}
            </Section>
            {!isFree && (
              <p className="text-sm text-muted">
                {i18n.t('Line-ups can be built from six hours before the match.')}{' '}
                {next && i18n.t('Next: {match}, {start}', next)}
              </p>
            )}
          </div>
        );
      }}
    </QueryState>
  );
}

/** Returns the name and start of the next match whose line-ups cannot be built yet; undefined when none is known. */
function nextToOpen(i18n: I18n, upcoming: readonly MatchSummary[], now: number) {
  const next = upcoming.find((match) => (match.start_at ?? 0) * 1000 - PUBLISHED_BEFORE_MS > now);
  return next && { match: splitMatchName(next.name).teams, start: startText(i18n, next.start_at) };
}
