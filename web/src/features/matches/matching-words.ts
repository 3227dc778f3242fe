import type { MatchView } from '../../ui/match/match-view.ts';

type Named = Pick<MatchView, 'name' | 'teamInfo' | 'tournament'>;

/** Returns whether every word of the search begins a word of the match's name, its teams or its series. */
export function matchesSearch({ name, teamInfo, tournament }: Named, search: string): boolean {
  const names = [name, tournament?.name ?? '', ...teamInfo.flatMap((team) => [team.name, team.shortname])];
  const nameWords = wordsOf(names.join(' '));
  return wordsOf(search).every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)));
}

/** Returns the number of loaded matches that match the search; without a search the server's total. */
export function countMatchesFound(matches: readonly Named[], total: number, search: string): number {
  return search.trim() === '' ? total : matches.filter((match) => matchesSearch(match, search)).length;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
