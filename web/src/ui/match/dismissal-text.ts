import type { I18n } from '@lingui/core';
import { sentence } from '../../platform/language/sentence.ts';
import { translateByForms, type SentenceForm } from '../text/translate-by-forms.ts';

/** The kinds of dismissal, as ball-by-ball history names them. */
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

/** Patterns of how a batter was dismissed, as on a scorecard. */
const lines: readonly SentenceForm[] = [
  [/^not out$/i, sentence('not out')],
  [/^c & b (?<bowler>.+)$/, sentence('c & b {bowler}')],
  [/^c (?<fielder>.+) b (?<bowler>.+)$/, sentence('c {fielder} b {bowler}')],
  [/^st (?<fielder>.+) b (?<bowler>.+)$/, sentence('st {fielder} b {bowler}')],
  [/^lbw b (?<bowler>.+)$/, sentence('lbw b {bowler}')],
  [/^hit wicket b (?<bowler>.+)$/, sentence('hit wicket b {bowler}')],
  [/^b (?<bowler>.+)$/, sentence('b {bowler}')],
  [/^run out \((?<fielders>.+)\)$/, sentence('run out ({fielders})')],
];

/** Translates the kind of a dismissal; unknown kinds stay as the source writes them. */
export function dismissalKind(i18n: I18n, kind: string): string {
  return kinds.includes(kind) ? i18n.t(kind) : kind;
}

/** `c Kohli b Bumrah`, in the reader's language. */
export function dismissalLine(i18n: I18n, line: string): string {
  return dismissalKind(i18n, translateByForms(i18n, line, lines));
}
