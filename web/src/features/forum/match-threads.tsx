import type { ForumThread } from '@gullylens/contract/http/forum';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { paths, pathTo } from '../../platform/links.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { StretchedButton, StretchedLink } from '../../ui/controls/stretched-button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { MatchDiscs } from '../../ui/match/match-discs.tsx';
import { matchStatusText } from '../../ui/match/match-status-text.ts';
import { scoreText, shortNameIn } from '../../ui/match/match-view.ts';
import { oversShown } from '../../ui/match/overs.ts';
import { MatchRow } from '../../ui/match/match-row.tsx';
import { PhaseBadge } from '../../ui/match/phase-badge.tsx';
import { startText } from '../../ui/text/dates.ts';
import { currentMatchesQuery, MAX_MATCHES, threadListQuery, useLiveThenNext } from './forum-queries.ts';
import { MatchTag, withoutRepeats } from './thread-list.tsx';
import { PostCount, TopicFacts } from './topic-facts.tsx';

/** The rows of matches in one card, as classes. */
const listClasses = 'mt-2 divide-y divide-line rounded-card border border-line bg-surface';
const rowClasses = '@container relative flex min-h-16 items-center gap-3 px-4 py-2';

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
      <p className="text-sm text-muted">{i18n.t('Choose a match to read its threads or start the first.')}</p>
      <ul className={listClasses}>
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
      <div className={listClasses}>
        {Array.from({ length: MAX_MATCHES }, (_, match) => (
          <div key={match} className={rowClasses}>
            <Skeleton className="h-5 w-8 rounded-full!" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-3 w-1/2" />
            </div>
            <Skeleton className="h-3 w-14" />
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
    <li className={`${rowClasses} hover:bg-raised`}>
      <MatchDiscs teams={match.teamInfo} />
      <div className="min-w-0 flex-1">
        <h3 className="text-sm font-semibold">
          {isNew ? (
            <StretchedButton onClick={onStart}>
              <span>{match.teams.join(' vs ')}</span>{' '}
              <span className="sr-only">{i18n.t('Start a thread')}</span>
            </StretchedButton>
          ) : (
            <StretchedLink
              to={latest && isComplete && others.length === 0 ? pathTo.forumThread(latest.id) : threadsPath}
            >
              <span>{match.teams.join(' vs ')}</span>
            </StretchedLink>
          )}
        </h3>
        <TopicFacts>
          <p className="flex items-center gap-x-2">
            {match.phase === 'live' ? <PhaseBadge isPlain phase="live" /> : startText(i18n, match.start_at)}
            {match.phase === 'live' && <LatestScore match={match} />}
          </p>
          {latest && (
            <PostCount
              posts={isComplete ? threads.reduce((sum, { posts }) => sum + posts, 0) : undefined}
              lastPostAt={latest.lastPostAt}
            />
          )}
        </TopicFacts>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </li>
  );
}

/** `GR 95/4 (14)`, of the innings that is played; before the first what is known, such as the toss. */
function LatestScore({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const innings = match.score.at(-1);
  if (innings === undefined) return matchStatusText(i18n, match.status);
  return (
    <span className="font-semibold text-text">
      {shortNameIn(match, innings.team)} {scoreText(innings)} ({oversShown(innings.o)})
    </span>
  );
}

/** The match of threads with its score if it is of these days; else a link to it once its title is known. */
export function ThreadMatch({ thread }: { thread: Pick<ForumThread, 'matchKey' | 'matchTitle'> }) {
  const liveThenNext = useLiveThenNext().matches;
  const ofTheseDays = useQuery(currentMatchesQuery).data?.data ?? [];
  const match = [...liveThenNext, ...ofTheseDays].find(({ key }) => key === thread.matchKey);
  if (match === undefined) {
    return (
      <div className="@container min-h-7">
        <MatchTag thread={thread} />
      </div>
    );
  }
  return (
    <div className="mb-5">
      <MatchRow match={match} to={pathTo.match(match.key)} />
    </div>
  );
}
