import type { MatchView } from '../../ui/match/match-view.ts';

/** The key of matches whose start is unknown, in place of a day. */
export const UNKNOWN_DAY = 'unknown';

interface MatchDay {
  /** `2026-11-21` in the visitor's zone, or `unknown`. */
  day: string;
  competitions: { name: string; matches: MatchView[] }[];
}

/** Groups matches by day and, within a day, by competition; groups are in the order of their first match. */
export function groupByDay(matches: readonly MatchView[]): MatchDay[] {
  return [...groupBy(matches, ({ start_at }) => dayOf(start_at))].map(([day, ofDay]) => ({
    day,
    competitions: [...groupBy(ofDay, ({ tournament }) => tournament?.name ?? '')].map(([name, played]) => ({
      name,
      matches: played,
    })),
  }));
}

/** Returns the day, `2026-11-21`, of a time in milliseconds since 1970 in the visitor's zone. */
export function localDay(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

function dayOf(startAt: number | null): string {
  return startAt === null ? UNKNOWN_DAY : localDay(startAt * 1000);
}

function groupBy(
  matches: readonly MatchView[],
  keyOf: (match: MatchView) => string,
): Map<string, MatchView[]> {
  const groups = new Map<string, MatchView[]>();
  for (const match of matches) groups.set(keyOf(match), [...(groups.get(keyOf(match)) ?? []), match]);
  return groups;
}
