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

const MAX_ROOMS = 4;

interface MatchRoomsProps {
  /** Opens the form for a thread about a match. */
  onStart: (match: MatchSummary) => void;
}

/** The live and the next matches, each with its threads, or the start of one; nothing without such matches. */
export function MatchRooms({ onStart }: MatchRoomsProps) {
  const { i18n } = useLingui();
  const matches = useQuery(apiQuery('GET /api/v1/cricket/current-matches/')).data?.data ?? [];
  const threads = useInfiniteQuery(threadListQuery(undefined)).data?.pages.flatMap(({ data }) => data);
  const rooms = roomsOf(matches);
  if (rooms.length === 0 || threads === undefined) return null;
  return (
    <Section title={i18n.t('Talk about a match')} heading="text-lg font-bold" className="mb-8">
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
        {rooms.map((match) => (
          <Room
            key={match.key}
            match={match}
            threads={threads.filter(({ matchKey }) => matchKey === match.key)}
            onStart={() => onStart(match)}
          />
        ))}
      </ul>
    </Section>
  );
}

/** Returns the live matches, then the next ones. */
function roomsOf(matches: readonly MatchSummary[]): MatchSummary[] {
  const live = matches.filter(({ phase }) => phase === 'live');
  const next = matches
    .filter(({ phase }) => phase === 'upcoming')
    .toSorted((one, other) => startOf(one) - startOf(other));
  return [...live, ...next].slice(0, MAX_ROOMS);
}

function startOf({ start_at: startAt }: MatchSummary): number {
  return startAt ?? Number.POSITIVE_INFINITY;
}

interface RoomProps {
  match: MatchSummary;
  /** The loaded threads about the match, latest post first. */
  threads: readonly ForumThread[];
  onStart: () => void;
}

function Room({ match, threads, onStart }: RoomProps) {
  const { i18n } = useLingui();
  const [first] = threads;
  const posts = threads.reduce((sum, thread) => sum + thread.posts, 0);
  const name = match.teams.join(' vs ');
  return (
    <li className="relative flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-raised">
      <span className="flex shrink-0 -space-x-2">
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
          {first ? (
            <StretchedLink
              to={threads.length === 1 ? pathTo.forumThread(first.id) : `${paths.forum}?match=${match.key}`}
            >
              {name}
            </StretchedLink>
          ) : (
            <StretchedButton onClick={onStart}>{name}</StretchedButton>
          )}
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 text-xs whitespace-nowrap text-muted tabular">
          {match.phase === 'live' ? <PhaseBadge isPlain phase="live" /> : startText(i18n, match.start_at)}
          <span>
            {first
              ? i18n.t('{count, plural, one {# post} other {# posts}}', { count: posts })
              : i18n.t('Be the first to post')}
          </span>
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </li>
  );
}
