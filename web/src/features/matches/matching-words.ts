import type { MatchView } from '../../ui/match/match-view.ts';

type Named = Pick<MatchView, 'name' | 'teamInfo' | 'tournament'>;

/** Whether every word begins a word of the match's name, its teams or its series. */
export function hasWords({ name, teamInfo, tournament }: Named, words: string): boolean {
  const names = [name, tournament?.name ?? '', ...teamInfo.flatMap((team) => [team.name, team.shortname])];
  const held = wordsOf(names.join(' '));
  return wordsOf(words).every((word) => held.some((one) => one.startsWith(word)));
}

/** How many of a list the words find; of a list that is not searched, all there are, loaded or not. */
export function countFound(matches: readonly Named[], total: number, words: string): number {
  return words.trim() === '' ? total : matches.filter((match) => hasWords(match, words)).length;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
