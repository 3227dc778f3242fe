import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { sourceOfScores } from '../../platform/live/feed-age.ts';
import { useFeedMatch } from '../../platform/live/score-refresh.ts';
import { Countdown } from '../../ui/behaviour/countdown.tsx';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { cardAge, useDataAge } from '../../ui/match/data-age.ts';
import { FollowButton } from '../../ui/match/follow-button.tsx';
import { FreshnessLine } from '../../ui/match/freshness-line.tsx';
import { HistoryCredit } from '../../ui/match/history-credit.tsx';
import { teamNamed } from '../../ui/teams/team-named.ts';
import { TeamScore } from '../../ui/match/team-score.tsx';
import {
  matchNameText,
  matchNumberText,
  matchStatusText,
  splitMatchName,
} from '../../ui/match/match-status-text.ts';
import { needOf, shortNameIn } from '../../ui/match/match-view.ts';
import { PhaseBadge } from '../../ui/match/phase-badge.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { startText } from '../../ui/text/dates.ts';
import { Modal } from '../../ui/feedback/modal.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import {
  MatchDetailsCard,
  repeatsPhase,
  StatisticsCard,
  usePreview,
  VenueAnalysisCard,
} from './match-dialog-cards.tsx';
import { PredictionsCard } from './match-dialog-predictions.tsx';
import { DialogPlay } from './match-dialog-play.tsx';
import { DialogChance } from './match-dialog-chance.tsx';

interface MatchDialogProps {
  matchKey: string;
  isPremium: boolean;
  onClose: () => void;
}

/** How long until the start, then the status; of a chase what it needs. */
function StateLine({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const { phase, start_at: startAt, status } = match;
  const need = phase === 'live' ? needOf(match) : null;
  if (need) return i18n.t('Need {runs} off {balls, plural, one {# ball} other {# balls}}', { ...need });
  if (phase !== 'upcoming') return matchStatusText(i18n, status);
  return startAt === null ? null : <Countdown startAt={startAt} status={matchStatusText(i18n, status)} />;
}

/**
 * The pop-up of a match of the feed: its score, status and win chance, a link to its page, and four groups of details.
 * It is kept current like the match lists.
 */
export function MatchDialog({ matchKey, isPremium, onClose }: MatchDialogProps) {
  const { i18n } = useLingui();
  const query = useFeedMatch(matchKey);
  const age = useDataAge(sourceOfScores(query));
  const teams = usePreview(matchKey).data?.data.teams;
  return (
    <Modal title={query.data ? titleOf(i18n, query.data.data) : i18n.t('Match')} onClose={onClose}>
      <div className="min-h-96">
        <QueryState query={query} skeletons={['h-96 w-full']}>
          {({ data: match }) => (
            <>
              <div className="-mr-3 mb-1 flex min-h-11 items-center justify-between gap-2">
                <p>
                  {repeatsPhase(match) && <span className="sr-only">{i18n.t('Status')}: </span>}
                  <PhaseBadge phase={match.phase} {...cardAge(age)} />
                </p>
                {match.phase !== 'completed' && <FollowButton isIcon matchKey={match.key} />}
              </div>
              <div className="grid gap-x-8 md:grid-cols-2">
                <div className="space-y-2">
                  {match.teamInfo.map((team, index) => (
                    <TeamScore
                      key={`${team.name}-${index === 0 ? 'a' : 'b'}`}
                      match={match}
                      team={team}
                      form={match.phase === 'upcoming' ? teamNamed(teams, team.name)?.form : undefined}
                    />
                  ))}
                </div>
                <div className="md:row-span-2 md:border-l md:border-line md:pl-8">
                  <p
                    className={classNames(
                      'mt-3 mb-2 min-h-6 text-lg leading-6 font-bold tabular md:mt-0',
                      match.phase !== 'live' && 'text-turf',
                    )}
                  >
                    <StateLine match={match} />
                  </p>
                  {match.phase === 'upcoming' && (
                    <p className="text-sm text-muted tabular">
                      {[startText(i18n, match.start_at), match.venue.name].filter(Boolean).join(' · ')}
                    </p>
                  )}
                  {match.phase === 'live' && (
                    <>
                      <DialogPlay match={match} />
                      <FreshnessLine age={age} />
                    </>
                  )}
                  {match.phase !== 'live' && isPremium && <DialogChance match={match} />}
                </div>
                {/* On wide screens under the scores, where there is room. */}
                {match.phase === 'live' && isPremium && (
                  <div>
                    <DialogChance match={match} />
                  </div>
                )}
              </div>
              <Link
                to={pathTo.match(match.key)}
                className={`my-4 w-full ${buttonClasses('primary', 'large')}`}
              >
                {i18n.t('Open the match centre')}
              </Link>
              <div className="grid gap-x-8 md:grid-cols-2">
                <PredictionsCard match={match} isPremium={isPremium} />
                <StatisticsCard match={match} />
                <VenueAnalysisCard match={match} />
                <MatchDetailsCard match={match} />
              </div>
              <HistoryCredit className="mt-3" />
            </>
          )}
        </QueryState>
      </div>
    </Modal>
  );
}

/** Returns the short names of the teams and the number of the match in its series; without one the name of the match. */
function titleOf(i18n: I18n, match: MatchSummary): string {
  const number = matchNumberText(i18n, splitMatchName(match.name).number);
  if (number === '') return matchNameText(i18n, match.name);
  const teams = match.teamInfo.map(({ name }) => shortNameIn(match, name));
  return `${teams.join(` ${i18n.t('vs')} `)} · ${number}`;
}
