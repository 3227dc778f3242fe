import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import type { I18n } from '@lingui/core';
import { sentence } from '../../platform/language/sentence.ts';
import { type SentenceForm, translateByForms } from '../../ui/text/translate-by-forms.ts';

/** Forms of the sentences that `engine/report` and the drafts of analyses write. */
const forms: readonly SentenceForm[] = [
  // Pitch conditions
  [
    /^Only (?<count>\d+) match(es)? on record at (?<venue>.+): too few to judge the pitch\.$/,
    sentence('Only {count} matches on record at {venue}: too few to judge the pitch.'),
  ],
  [
    /^First innings average (?<average>\d+) in (?<count>\d+) match(es)? at (?<venue>.+); there is nothing to compare it with\.$/,
    sentence(
      'First innings average {average} in {count} matches at {venue}; there is nothing to compare it with.',
    ),
  ],
  [
    /^A fair pitch: first innings average (?<average>\d+) in (?<count>\d+) match(es)? at (?<venue>.+), (?<difference>\d+) above the usual (?<usual>\d+), which may be chance\.$/,
    sentence(
      'A fair pitch: first innings average {average} in {count} matches at {venue}, {difference} above the usual {usual}, which may be chance.',
    ),
  ],
  [
    /^A fair pitch: first innings average (?<average>\d+) in (?<count>\d+) match(es)? at (?<venue>.+), (?<difference>\d+) below the usual (?<usual>\d+), which may be chance\.$/,
    sentence(
      'A fair pitch: first innings average {average} in {count} matches at {venue}, {difference} below the usual {usual}, which may be chance.',
    ),
  ],
  [
    /^Good for batting: first innings average (?<average>\d+) in (?<count>\d+) match(es)? at (?<venue>.+), (?<difference>\d+) above the usual (?<usual>\d+)\.$/,
    sentence(
      'Good for batting: first innings average {average} in {count} matches at {venue}, {difference} above the usual {usual}.',
    ),
  ],
  [
    /^Runs come hard: first innings average (?<average>\d+) in (?<count>\d+) match(es)? at (?<venue>.+), (?<difference>\d+) below the usual (?<usual>\d+)\.$/,
    sentence(
      'Runs come hard: first innings average {average} in {count} matches at {venue}, {difference} below the usual {usual}.',
    ),
  ],
  // Scoring pattern
  [
    /^With so little history here, no comparable match is on record either\.$/,
    sentence('With so little history here, no comparable match is on record either.'),
  ],
  [
    /^With so little history here, the average first innings elsewhere is (?<average>\d+) \((?<count>\d+) match(es)?\)\.$/,
    sentence(
      'With so little history here, the average first innings elsewhere is {average} ({count} matches).',
    ),
  ],
  [
    /^Totals run from (?<lowest>\d+) to (?<highest>\d+)\.$/,
    sentence('Totals run from {lowest} to {highest}.'),
  ],
  [
    /^Totals run from (?<lowest>\d+) to (?<highest>\d+), two in three between (?<low>-?\d+) and (?<high>\d+)\.$/,
    sentence('Totals run from {lowest} to {highest}, two in three between {low} and {high}.'),
  ],
  [/^The powerplay brings (?<runs>\d+) on average\.$/, sentence('The powerplay brings {runs} on average.')],
  [
    /^(?<wickets>[\d.]+) wickets fall in the first innings\.$/,
    sentence('{wickets} wickets fall in the first innings.'),
  ],
  // Recommendation
  [
    /^(?<count>\d+) match(es)? at this ground favour neither batting nor bowling: pick on the players' own form\.$/,
    sentence(
      "{count} matches at this ground favour neither batting nor bowling: pick on the players' own form.",
    ),
  ],
  [
    /^No match here was decided by a chase, so neither innings is favoured\.$/,
    sentence('No match here was decided by a chase, so neither innings is favoured.'),
  ],
  [
    /^Prefer the side batting second: chases won (?<percent>\d+)% of (?<count>\d+) decided match(es)?\.$/,
    sentence('Prefer the side batting second: chases won {percent}% of {count} decided matches.'),
  ],
  [
    /^Prefer the side batting first: chases won only (?<percent>\d+)% of (?<count>\d+) decided match(es)?\.$/,
    sentence('Prefer the side batting first: chases won only {percent}% of {count} decided matches.'),
  ],
  [
    /^Chases won (?<won>\d+) of (?<count>\d+) decided match(es)?: not enough to change a pick\.$/,
    sentence('Chases won {won} of {count} decided matches: not enough to change a pick.'),
  ],
  [
    // Earlier analyses.
    /^The toss should not move a pick: chases won (?<percent>\d+)% of (?<count>\d+) decided match(es)?, which is compatible with an even chance\.$/,
    sentence(
      'The toss should not move a pick: chases won {percent}% of {count} decided matches, which is compatible with an even chance.',
    ),
  ],
  // Reasons for players
  [
    /^Averages (?<average>-?[\d.]+) points in (?<count>\d+) match(es)?, (?<recent>-?[\d.]+) in the last (?<last>\d)\.$/,
    sentence('Averages {average} points in {count} matches, {recent} in the last {last}.'),
  ],
  [
    /^Expected (?<points>-?[\d.]+) points from (?<count>\d+) match(es)?\.$/,
    sentence('Expected {points} points from {count} matches.'),
  ],
  [
    /^Expected (?<points>-?[\d.]+) points from (?<count>\d+) match(es)?, (?<lead>[\d.]+) more than (?<next>.+)\.$/,
    sentence('Expected {points} points from {count} matches, {lead} more than {next}.'),
  ],
  [
    /^Expected (?<points>-?[\d.]+) points, between (?<low>-?\d+) and (?<high>-?\d+) in eight matches of ten; among the match’s three highest in (?<percent>\d+)% of simulations\.$/,
    sentence(
      'Expected {points} points, between {low} and {high} in eight matches of ten; among the match’s three highest in {percent}% of simulations.',
    ),
  ],
  [
    // Earlier analyses say `number 12 of 21`, without the players who have no matches.
    /^(?<big>-?[\d.]+) points or more in (?<times>\d+) of (?<count>\d+) match(es)?, though (only )?number (?<rank>\d+) (of \d+ )?by average \((?<average>-?[\d.]+)\)\.$/,
    sentence(
      '{big} points or more in {times} of {count} matches, though only number {rank} by average ({average}).',
    ),
  ],
  [
    /^(?<recent>-?[\d.]+) points a match in the last 5 against (?<average>-?[\d.]+) over (?<count>\d+) match(es)?\.$/,
    sentence('{recent} points a match in the last 5 against {average} over {count} matches.'),
  ],
];

/** The verdicts of the sentences on the pitch. */
const verdicts: readonly SentenceForm[] = [
  [/^Good for batting: first innings average (?<average>\d+) .*$/, sentence('Good for batting')],
  [/^Runs come hard: first innings average (?<average>\d+) .*$/, sentence('Runs come hard')],
  [/^A fair pitch: first innings average (?<average>\d+) .*$/, sentence('A fair pitch')],
  [/^First innings average (?<average>\d+) .*$/, sentence('First innings')],
  [/^Only \d+ match(es)? on record at .*$/, sentence('Too few matches')],
];

interface PitchVerdict {
  /** `Good for batting`. */
  name: string;
  /** The average first innings, where the text has it. */
  average: string | undefined;
}

/** The verdict on the pitch in short; null for what an analyst wrote. */
export function pitchVerdict(i18n: I18n, text: string): PitchVerdict | null {
  for (const [pattern, verdict] of verdicts) {
    const found = pattern.exec(text);
    if (found) return { name: i18n.t(verdict), average: found.groups?.['average'] };
  }
  return null;
}

/** `Good for batting · average 191`; what an analyst wrote stays. */
export function pitchLine(i18n: I18n, text: string): string {
  const verdict = pitchVerdict(i18n, text);
  if (!verdict) return text;
  const { name, average } = verdict;
  return average === undefined ? name : `${name} · ${i18n.t('average {average}', { average })}`;
}

/** The first-innings totals that a report states, with their average; null in what an analyst wrote. */
export function usualTotals({ conditions, scoringPattern }: Analysis['pitchReport']) {
  const totals = /^Totals run from (\d+) to (\d+), two in three between (-?\d+) and (\d+)\./.exec(
    scoringPattern,
  );
  const average = /first innings average (\d+)/i.exec(conditions);
  if (!totals || !average) return null;
  const [lowest = 0, highest = 0, low = 0, high = 0] = totals.slice(1).map(Number);
  return { lowest, low, average: Number(average[1]), high, highest };
}

/** The percentage of decided matches that the chasing team won, as a recommendation states it; null without one. */
export function chasesWon(recommendation: string): number | null {
  const share = /chases won (?:only )?(\d+)% of \d+ decided/.exec(recommendation);
  if (share) return Number(share[1]);
  const count = /^Chases won (\d+) of (\d+) decided/.exec(recommendation);
  return count && Math.round((100 * Number(count[1])) / Number(count[2]));
}

/** Between two sentences of one text. */
const NEXT_SENTENCE = / (?=The powerplay brings |[\d.]+ wickets fall )/;

/** Translates a text of an analysis as far as the engine wrote it; what an analyst wrote stays. */
export function reportText(i18n: I18n, text: string): string {
  return text
    .split(NEXT_SENTENCE)
    .map((part) => translateByForms(i18n, part, forms))
    .join(' ');
}
