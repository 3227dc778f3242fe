import type { I18n } from '@lingui/core';
import { reword, type SentenceForm } from '../reword.ts';

/** As the vendor writes how a match stands; our history uses the same wordings. */
const forms: readonly SentenceForm[] = [
  { form: /^Match not started$/, say: (i18n) => i18n.t('Match not started') },
  { form: /^(?<team>.+) opt to bat$/, say: (i18n, named) => i18n.t('{team} opt to bat', named) },
  { form: /^(?<team>.+) opt to bowl$/, say: (i18n, named) => i18n.t('{team} opt to bowl', named) },
  {
    form: /^(?<team>.+) need (?<runs>\d+) runs? in (?<balls>\d+) balls?$/,
    say: (i18n, named) => i18n.t('{team} need {runs} runs in {balls} balls', named),
  },
  {
    form: /^(?<team>.+) won by (?<runs>\d+) runs?$/,
    say: (i18n, named) => i18n.t('{team} won by {runs} runs', named),
  },
  {
    form: /^(?<team>.+) won by (?<runs>\d+) runs? \((?<method>.+)\)$/,
    say: (i18n, named) => i18n.t('{team} won by {runs} runs ({method})', named),
  },
  {
    form: /^(?<team>.+) won by (?<wickets>\d+) (?:wkt|wicket)s?$/,
    say: (i18n, named) => i18n.t('{team} won by {wickets} wickets', named),
  },
  {
    form: /^(?<team>.+) won by (?<wickets>\d+) (?:wkt|wicket)s? \((?<method>.+)\)$/,
    say: (i18n, named) => i18n.t('{team} won by {wickets} wickets ({method})', named),
  },
  {
    form: /^(?<team>.+) won by an innings and (?<runs>\d+) runs?$/,
    say: (i18n, named) => i18n.t('{team} won by an innings and {runs} runs', named),
  },
  { form: /^Match tied$/, say: (i18n) => i18n.t('Match tied') },
  {
    form: /^Match tied \((?<team>.+) won the super \w+\)$/i,
    say: (i18n, named) => i18n.t('Match tied ({team} won the super over)', named),
  },
  {
    form: /^Match tied \(Super over in progress\)$/,
    say: (i18n) => i18n.t('Match tied (Super over in progress)'),
  },
  { form: /^Match drawn$/, say: (i18n) => i18n.t('Match drawn') },
  { form: /^No result$/i, say: (i18n) => i18n.t('No result') },
];

/** How a match stands or ended, in the reader's language. */
export function matchStatusText(i18n: I18n, status: string): string {
  return reword(i18n, status, forms);
}
