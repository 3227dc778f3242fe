import type { I18n } from '@lingui/core';
import { reword, type SentenceForm } from '../reword.ts';

/** The ways to be out, as ball-by-ball history names them. */
const kinds: readonly SentenceForm[] = [
  { form: /^bowled$/, say: (i18n) => i18n.t('bowled') },
  { form: /^caught$/, say: (i18n) => i18n.t('caught') },
  { form: /^caught and bowled$/, say: (i18n) => i18n.t('caught and bowled') },
  { form: /^lbw$/, say: (i18n) => i18n.t('lbw') },
  { form: /^run out$/, say: (i18n) => i18n.t('run out') },
  { form: /^stumped$/, say: (i18n) => i18n.t('stumped') },
  { form: /^hit wicket$/, say: (i18n) => i18n.t('hit wicket') },
  { form: /^hit the ball twice$/, say: (i18n) => i18n.t('hit the ball twice') },
  { form: /^handled the ball$/, say: (i18n) => i18n.t('handled the ball') },
  { form: /^obstructing the field$/, say: (i18n) => i18n.t('obstructing the field') },
  { form: /^timed out$/, say: (i18n) => i18n.t('timed out') },
  { form: /^retired hurt$/, say: (i18n) => i18n.t('retired hurt') },
  { form: /^retired out$/, say: (i18n) => i18n.t('retired out') },
  { form: /^retired not out$/, say: (i18n) => i18n.t('retired not out') },
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
  ...kinds,
];

/** How somebody got out, in a word or two of the reader's language. */
export function dismissalKind(i18n: I18n, kind: string): string {
  return reword(i18n, kind, kinds);
}

/** `c Kohli b Bumrah`, in the reader's language. */
export function dismissalLine(i18n: I18n, line: string): string {
  return reword(i18n, line, lines);
}
