import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { SearchResults } from '@gullylens/contract/http/search';

/** Maximum matches and series found, each. */
const MAX_ROWS = 5;
/** The order of results. */
const PHASES: readonly MatchSummary['phase'][] = ['live', 'upcoming', 'completed'];

/** Splits a text into lower-case words of letters, marks and digits. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * Finds the current matches and series whose names have, for every given word, a word that begins with it. Live matches
 * come first, then upcoming ones, the soonest first, then completed ones, the latest first.
 */
export function searchMatches(
  matches: readonly MatchSummary[],
  words: readonly string[],
): Pick<SearchResults, 'matches' | 'series'> {
  if (words.length === 0) return { matches: [], series: [] };
  const inOrder = matches.toSorted(byInterest);
  const found = inOrder.filter(({ name, teams, teamInfo, series, venue }) =>
    hasWords([name, ...teams, ...teamInfo.map(({ shortname }) => shortname), series, venue.name], words),
  );
  const series = new Map<string, SearchResults['series'][number]>();
  for (const { tournament, phase } of inOrder) {
    if (tournament && !series.has(tournament.key) && hasWords([tournament.name], words))
      series.set(tournament.key, { ...tournament, phase });
  }
  return {
    matches: found.slice(0, MAX_ROWS).map(({ key, teams, series: name, phase, dateTimeGMT }) => ({
      key,
      name: `${teams[0]} vs ${teams[1]}`,
      series: name,
      phase,
      startsAt: dateTimeGMT,
    })),
    series: [...series.values()].slice(0, MAX_ROWS),
  };
}

function hasWords(names: readonly (string | null)[], words: readonly string[]): boolean {
  const nameWords = names.flatMap((name) => wordsOf(name ?? ''));
  return words.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)));
}

function byInterest(a: MatchSummary, b: MatchSummary): number {
  const later = Number(a.start_at) - Number(b.start_at);
  return PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase) || (a.phase === 'completed' ? -later : later);
}
