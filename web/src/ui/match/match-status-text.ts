import type { I18n } from '@lingui/core';
import { sentence } from '../../platform/language/sentence.ts';
import { translateByForms, type SentenceForm } from '../text/translate-by-forms.ts';

/** Patterns of the status sentences that the vendor sends and that our history writes. */
const forms: readonly SentenceForm[] = [
  [/^Match not started$/, sentence('Match not started')],
  [/^(?<team>.+) opt to bat$/, sentence('{team} opt to bat')],
  [/^(?<team>.+) opt to bowl$/, sentence('{team} opt to bowl')],
  [
    /^(?<team>.+) need (?<runs>\d+) runs? in (?<balls>\d+) balls?$/,
    sentence('{team} need {runs} runs in {balls} balls'),
  ],
  [/^(?<team>.+) won by (?<runs>\d+) runs?$/, sentence('{team} won by {runs} runs')],
  [
    /^(?<team>.+) won by (?<runs>\d+) runs? \((?<method>.+)\)$/,
    sentence('{team} won by {runs} runs ({method})'),
  ],
  [/^(?<team>.+) won by (?<wickets>\d+) wickets?$/, sentence('{team} won by {wickets} wickets')],
  [
    /^(?<team>.+) won by (?<wickets>\d+) wickets? \((?<method>.+)\)$/,
    sentence('{team} won by {wickets} wickets ({method})'),
  ],
  [
    /^(?<team>.+) won by an innings and (?<runs>\d+) runs?$/,
    sentence('{team} won by an innings and {runs} runs'),
  ],
  [/^Match tied$/, sentence('Match tied')],
  [/^Match tied \((?<team>.+) won the super \w+\)$/i, sentence('Match tied ({team} won the super over)')],
  [/^Match tied \(Super over in progress\)$/, sentence('Match tied (Super over in progress)')],
  [/^Match drawn$/, sentence('Match drawn')],
  [/^No result$/i, sentence('No result')],
  [/^Match abandoned due to rain$/i, sentence('Match abandoned due to rain')],
  [/^(?:Match )?abandoned(?: without a ball bowled)?$/i, sentence('Match abandoned')],
  [/^Match delayed(?: due to|:| by) rain$|^Rain delay$/i, sentence('Match delayed by rain')],
  [/^(?:Match|Start|Toss) delayed$/i, sentence('Match delayed')],
  [/^Innings break$/i, sentence('Innings break')],
  [/^Stumps$/i, sentence('Stumps')],
  [/^Lunch(?: break)?$/i, sentence('Lunch')],
  [/^Tea(?: break)?$/i, sentence('Tea')],
];

const numberForms: readonly SentenceForm[] = [
  [/^(?<number>\d+)(?:st|nd|rd|th) Match$/, sentence('Match {number}')],
  [/^Qualifier (?<number>\d+)$/, sentence('Qualifier {number}')],
  [/^Eliminator$/, sentence('Eliminator')],
  [/^Final$/, sentence('Final')],
];

/** Splits `Foxes vs Tides, 3rd Match`; the number is empty for a match without one. */
export function splitMatchName(name: string): { teams: string; number: string } {
  const [teams = '', ...rest] = name.split(', ');
  return { teams, number: rest.join(', ') };
}

/** Translates the number of a match in its series, such as `9th Match`; others stay. */
export function matchNumberText(i18n: I18n, text: string): string {
  return translateByForms(i18n, text, numberForms);
}

/** Returns the name of a match, `Foxes vs Tides, 3rd Match`, with the number in the visitor's language. */
export function matchNameText(i18n: I18n, name: string): string {
  const { teams, number } = splitMatchName(name);
  return [teams, matchNumberText(i18n, number)].filter(Boolean).join(', ');
}

/** Translates a status line as far as its pattern is known; others stay as the vendor writes them, but for `wkts`. */
export function matchStatusText(i18n: I18n, status: string): string {
  return translateByForms(i18n, status.replace(/\bwkt(s?)\b/, 'wicket$1'), forms);
}
