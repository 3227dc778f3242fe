import type { ForumThread } from '@gullylens/contract/http/forum';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquarePlus, MessagesSquare } from 'lucide-react';
import { paths, pathTo } from '../../platform/links.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { StretchedButton, StretchedLink } from '../../ui/controls/stretched-button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { twoColumns } from '../../ui/layout/two-columns.ts';
import { scoreText, shortNameIn } from '../../ui/match/match-view.ts';
import { oversShown } from '../../ui/match/overs.ts';
import { TeamDisc } from '../../ui/match/match-row.tsx';
import { PhaseBadge } from '../../ui/match/phase-badge.tsx';
import { startText } from '../../ui/text/dates.ts';
import { MAX_MATCHES, threadListQuery, useLiveThenNext } from './forum-queries.ts';
import { lastPostText, withoutRepeats } from './thread-list.tsx';

/** Two tiles side by side, on a phone as long as each has room. */
const gridClasses = `${twoColumns} sm:grid-cols-2 mt-2 gap-2`;

interface MatchThreadsProps {
  /** Opens the form for a thread about a match. */
  onStart: (match: MatchSummary) => void;
}

/** The live and the next matches, each with its threads, or the start of one; nothing without such matches. */
export function MatchThreads({ onStart }: MatchThreadsProps) {
  const { i18n } = useLingui();
  const { matches: shown, isPending } = useLiveThenNext(MAX_MATCHES);
  const list = useInfiniteQuery(threadListQuery(undefined));
  if (isPending || list.isPending) return <MatchThreadsLoading />;
  if (shown.length === 0 || list.data === undefined) return null;
  const threads = withoutRepeats(list.data.pages.flatMap(({ data }) => data));
  return (
    <Section title={i18n.t('Talk about a match')} heading="text-lg font-bold" className="mb-8">
      <ul className={gridClasses}>
        {shown.map((match) => (
          <MatchLine
            key={match.key}
            match={match}
            threads={threads.filter(({ matchKey }) => matchKey === match.key)}
            isComplete={!list.hasNextPage}
            onStart={() => onStart(match)}
          />
        ))}
      </ul>
    </Section>
  );
}

function MatchThreadsLoading() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading matches')} className="mb-8">
      <p className="text-lg font-bold">{i18n.t('Talk about a match')}</p>
      <div className={gridClasses}>
        {Array.from({ length: MAX_MATCHES }, (_, match) => (
          <div key={match} className="h-16 space-y-2 rounded-card border border-line bg-surface px-3 py-2.5">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3 w-1/2" />
          </div>
        ))}
      </div>
    </div>
  );
}

interface MatchLineProps {
  match: MatchSummary;
  /** The loaded threads about the match, latest post first. */
  threads: readonly ForumThread[];
  /** False when the match may have more threads, which are not loaded. */
  isComplete: boolean;
  onStart: () => void;
}

/** A match, linked to its only thread, else to its list of threads, or to the form when it has none. */
function MatchLine({ match, threads, isComplete, onStart }: MatchLineProps) {
  const { i18n } = useLingui();
  const [latest, ...others] = threads;
  const isNew = latest === undefined && isComplete;
  const threadsPath = `${paths.forum}?${new URLSearchParams({ match: match.key })}`;
  return (
    <li className="relative rounded-card border border-line bg-surface px-3 py-2 hover:bg-raised">
      <div className="flex items-center gap-2">
        <h3 className="min-w-0 flex-1 text-sm font-semibold">
          {isNew ? (
            <StretchedButton onClick={onStart}>
              <MatchNames match={match} />
              <span className="sr-only">{i18n.t('Be the first to post')}</span>
            </StretchedButton>
          ) : (
            <StretchedLink
              to={latest && isComplete && others.length === 0 ? pathTo.forumThread(latest.id) : threadsPath}
            >
              <MatchNames match={match} />
            </StretchedLink>
          )}
        </h3>
        {isNew ? (
          <MessageSquarePlus aria-hidden="true" className="size-5 shrink-0 text-turf" />
        ) : (
          <MessagesSquare aria-hidden="true" className="size-5 shrink-0 text-muted" />
        )}
      </div>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-muted tabular">
        {match.phase === 'live' ? <PhaseBadge isPlain phase="live" /> : startText(i18n, match.start_at)}
        {match.phase === 'live' && <LatestScore match={match} />}
      </p>
      {latest && <p className="text-xs text-muted">{lastPostText(i18n, latest)}</p>}
    </li>
  );
}

/** `GR 95/4 (14)`, of the innings that is played; nothing before the first. */
function LatestScore({ match }: { match: MatchSummary }) {
  const innings = match.score.at(-1);
  if (innings === undefined) return null;
  return (
    <span className="font-semibold text-text">
      {shortNameIn(match, innings.team)} {scoreText(innings)} ({oversShown(innings.o)})
    </span>
  );
}

/** The teams with their badges, by their short names, as their names fit in few of the tiles. */
function MatchNames({ match: { teams, teamInfo } }: { match: MatchSummary }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="flex shrink-0 -space-x-1.5">
        {teamInfo.map((team) => (
          <TeamDisc key={team.name} team={team} />
        ))}
      </span>
      <span className="sr-only">{teams.join(' vs ')}</span>
      <span aria-hidden="true">{teams.map((team) => shortNameIn({ teamInfo }, team)).join(' vs ')}</span>
    </span>
  );
}
