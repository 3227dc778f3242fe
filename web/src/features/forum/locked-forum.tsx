import type { ForumActivity } from '@gullylens/contract/http/forum';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { StretchedLink } from '../../ui/controls/stretched-button.tsx';
import { OfferBar } from '../../ui/feedback/offer-box.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { MatchDiscs, teamsIn } from '../../ui/match/match-discs.tsx';
import { matchNumberText, splitMatchName } from '../../ui/match/match-status-text.ts';
import { MatchColumn } from '../../ui/match/match-column.tsx';
import { MatchRow } from '../../ui/match/match-row.tsx';
import { FittingText } from '../../ui/text/fitting-text.tsx';
import { shortTitle } from '../../ui/text/short-name.ts';
import { MAX_MATCHES, useLiveThenNext } from './forum-queries.ts';
import { PostCount, TopicFacts } from './topic-facts.tsx';

/** What members find in the forum. */
const offered = [
  sentence('Captain picks, argued before the toss'),
  sentence('Threads about each match, with our analysts'),
  sentence('Your line-up, judged by other members'),
] as const;

/**
 * The forum as a free reader sees it: an offer, about which matches members talk, and the live and next matches. The
 * server sends free readers numbers, but nothing that a member wrote.
 */
export function LockedForum({ onUpgrade }: { onUpgrade: () => void }) {
  const { i18n } = useLingui();
  return (
    <>
      <OfferBar title={i18n.t('The forum is for members')} offer={offered} onUpgrade={onUpgrade} />
      <Discussed />
      <p className="mt-6 text-sm text-muted">{i18n.t('No betting, no selling of tips')}</p>
    </>
  );
}

/** The live and next matches, then those that members discussed last; none after a failure. */
function Discussed() {
  const query = useQuery(apiQuery('GET /api/v1/forum/activity/'));
  const { matches, isPending } = useLiveThenNext(MAX_MATCHES);
  if (query.isPending || isPending) return <DiscussedLoading />;
  const activity = query.data?.data;
  return (
    <>
      {matches.length > 0 && <MatchesToDiscuss matches={matches} />}
      {activity && activity.matches.length > 0 && <DiscussedByMembers activity={activity} />}
    </>
  );
}

/** Fewest threads or posts that are counted: lower numbers say less than the matches. */
const FEWEST_COUNTED = 5;

function DiscussedByMembers({ activity }: { activity: ForumActivity }) {
  const { i18n } = useLingui();
  return (
    <Section title={i18n.t('What members discuss')} heading="text-lg font-bold" className="mt-6">
      {activity.threads >= FEWEST_COUNTED && (
        <p className="text-sm text-muted tabular">
          {i18n.t('{count, plural, one {# thread} other {# threads}} this week', { count: activity.threads })}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
        {activity.matches.map((match) => (
          <DiscussedMatch key={match.matchKey} match={match} />
        ))}
      </ul>
    </Section>
  );
}

/** A block of the height of three matches. */
function DiscussedLoading() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading')} className="mt-6 space-y-2">
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-5 w-36" />
      <Skeleton className="h-48 rounded-card!" />
    </div>
  );
}

function DiscussedMatch({ match }: { match: ForumActivity['matches'][number] }) {
  const { i18n } = useLingui();
  const { teams, number } = splitMatchName(match.matchTitle);
  return (
    <li className="@container relative flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-raised">
      <MatchDiscs teams={teamsIn(teams)} />
      <div className="min-w-0 flex-1">
        <h3 className="text-sm font-semibold">
          <StretchedLink to={pathTo.match(match.matchKey)}>
            <FittingText text={teams} short={shortTitle(teams)} />
          </StretchedLink>
        </h3>
        <TopicFacts>
          <p>{matchNumberText(i18n, number)}</p>
          <PostCount
            posts={match.posts < FEWEST_COUNTED ? undefined : match.posts}
            lastPostAt={match.lastPostAt}
          />
        </TopicFacts>
      </div>
    </li>
  );
}

/** The live and next matches, each linked to its page. */
function MatchesToDiscuss({ matches }: { matches: readonly MatchSummary[] }) {
  const { i18n } = useLingui();
  return (
    <Section title={i18n.t('Live and next matches')} heading="text-lg font-bold" className="mt-6">
      <div className="mt-2">
        <MatchColumn label={i18n.t('Live and next matches')}>
          {matches.map((match) => (
            <li key={match.key}>
              <MatchRow match={match} to={pathTo.match(match.key)} />
            </li>
          ))}
        </MatchColumn>
      </div>
    </Section>
  );
}
