import type { I18n } from '@lingui/core';
import { sentence } from '../../platform/language/sentence.ts';
import { reword, type SentenceForm } from '../reword.ts';

/** The ways to be out, as ball-by-ball history names them. */
const kinds: readonly string[] = [
  sentence('bowled'),
  sentence('caught'),
  sentence('caught and bowled'),
  sentence('lbw'),
  sentence('run out'),
  sentence('stumped'),
  sentence('hit wicket'),
  sentence('hit the ball twice'),
  sentence('handled the ball'),
  sentence('obstructing the field'),
  sentence('timed out'),
  sentence('retired hurt'),
  sentence('retired out'),
  sentence('retired not out'),
];

/** As a scorecard prints how a batter fared. */
const lines: readonly SentenceForm[] = [
  { form: /^not out$/i, say: (i18n) => i18n.t('not out') },
  { form: /^c & b (?<bowler>.+)$/, say: (i18n, named) => i18n.t('c & b {bowler}', named) },
  {
    form: /^c (?<fielder>.+) b (?<bowler>.+)$/,
    say: (i18n, named) => i18n.t('c {fielder} b {bowler}', named),
  },
  {
    form: /^st (?<fielder>.+) b (?<bowler>.+)$/,
    say: (i18n, named) => i18n.t('st {fielder} b {bowler}', named),
  },
  { form: /^lbw b (?<bowler>.+)$/, say: (i18n, named) => i18n.t('lbw b {bowler}', named) },
  { form: /^hit wicket b (?<bowler>.+)$/, say: (i18n, named) => i18n.t('hit wicket b {bowler}', named) },
  { form: /^b (?<bowler>.+)$/, say: (i18n, named) => i18n.t('b {bowler}', named) },
  { form: /^run out \((?<fielders>.+)\)$/, say: (i18n, named) => i18n.t('run out ({fielders})', named) },
];

/** How somebody got out, in a word or two of the reader's language. */
export function dismissalKind(i18n: I18n, kind: string): string {
  return kinds.includes(kind) ? i18n.t(kind) : kind;
}

/** `c Kohli b Bumrah`, in the reader's language. */
export function dismissalLine(i18n: I18n, line: string): string {
  return dismissalKind(i18n, reword(i18n, line, lines));
}
