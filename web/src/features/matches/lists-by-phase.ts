import type { AnswerOf } from '../../platform/api/api-types.ts';
import { inOrderOfPhase } from '../../ui/match/match-order.ts';

type ListAnswer = AnswerOf<'GET /api/v1/cricket/matches/live/'>;
type Lists = Readonly<Record<'live' | 'upcoming' | 'recent', ListAnswer | undefined>>;

const phases = { live: 'live', upcoming: 'upcoming', recent: 'completed' } as const;

/**
 * Returns the lists with each match in that of its present phase. A match that starts or ends stays in the server's old
 * list until that is fetched again.
 */
export function listsByPhase(lists: Lists): Lists {
  return {
    live: withPhase(lists, 'live'),
    upcoming: withPhase(lists, 'upcoming'),
    recent: withPhase(lists, 'recent'),
  };
}

function withPhase(lists: Lists, tab: keyof Lists): ListAnswer | undefined {
  const list = lists[tab];
  if (list === undefined) return undefined;
  const listed = new Set(list.data.map(({ key }) => key));
  const others = [lists.live, lists.upcoming, lists.recent].flatMap((other) =>
    other === list ? [] : (other?.data ?? []),
  );
  const isNow = ({ phase }: { phase: string }) => phase === phases[tab];
  const stayed = list.data.filter(isNow);
  const arrived = others.filter((match) => isNow(match) && !listed.has(match.key));
  if (tab !== 'live' && arrived.length === 0 && stayed.length === list.data.length) return list;
  const data = inOrderOfPhase(phases[tab], [...stayed, ...arrived]);
  const total = list.page.total + arrived.length - (list.data.length - stayed.length);
  return { ...list, data, page: { ...list.page, total } };
}
