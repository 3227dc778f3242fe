import type { ForumThread } from '@gullylens/contract/http/forum';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { paths, pathTo } from '../../platform/links.ts';
import { StretchedButton, StretchedLink } from '../../ui/controls/stretched-button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { TeamBadge } from '../../ui/layout/team-badge.tsx';
import { PhaseBadge } from '../../ui/match/phase-badge.tsx';
import { startText } from '../../ui/text/dates.ts';
import { threadListQuery } from './forum-queries.ts';
import { lastPostText, withoutRepeats } from './thread-list.tsx';

const MAX_MATCHES = 4;

interface MatchThreadsProps {
  /** Opens the form for a thread about a match. */
  onStart: (match: MatchSummary) => void;
}

/** The live and the next matches, each with its threads, or the start of one; nothing without such matches. */
export function MatchThreads({ onStart }: MatchThreadsProps) {
  const { i18n } = useLingui();
  const matches = useQuery(apiQuery('GET /api/v1/cricket/current-matches/')).data?.data ?? [];
  const list = useInfiniteQuery(threadListQuery(undefined));
  const shown = liveAndNext(matches);
  if (shown.length === 0 || list.data === undefined) return null;
  const threads = withoutRepeats(list.data.pages.flatMap(({ data }) => data));
  return (
    <Section title={i18n.t('Talk about a match')} heading="text-lg font-bold" className="mb-8">
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
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

/** Returns the live matches, then the next ones. */
function liveAndNext(matches: readonly MatchSummary[]): MatchSummary[] {
  const live = matches.filter(({ phase }) => phase === 'live');
  const next = matches
    .filter(({ phase }) => phase === 'upcoming')
    .toSorted((one, other) => startOf(one) - startOf(other));
  return [...live, ...next].slice(0, MAX_MATCHES);
}

function startOf({ start_at: startAt }: MatchSummary): number {
  return startAt ?? Number.POSITIVE_INFINITY;
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
  const name = match.teams.join(' vs ');
  const threadsPath = `${paths.forum}?${new URLSearchParams({ match: match.key })}`;
  return (
    <li className="relative flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-raised">
      <span className="flex shrink-0 gap-1">
        {match.teamInfo?.map((team) => (
          <TeamBadge
            key={team.name}
            name={team.name}
            shortName={team.shortname}
            image={team.img}
            colour={team.color_primary}
            opponent={match.teamInfo?.find((other) => other !== team)}
            size="small"
          />
        ))}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-sm font-semibold">
          {latest === undefined && isComplete ? (
            <StretchedButton onClick={onStart}>{name}</StretchedButton>
          ) : (
            <StretchedLink
              to={latest && isComplete && others.length === 0 ? pathTo.forumThread(latest.id) : threadsPath}
            >
              {name}
            </StretchedLink>
          )}
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 text-xs text-muted tabular">
          {match.phase === 'live' ? <PhaseBadge isPlain phase="live" /> : startText(i18n, match.start_at)}
          {latest && <span>{lastPostText(i18n, latest)}</span>}
          {latest === undefined && isComplete && <span>{i18n.t('Be the first to post')}</span>}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </li>
  );
}
