import type { Ball } from '@gullylens/contract/http/played-matches';
import type { I18n } from '@lingui/core';
import { dismissalKind } from '../../ui/match/dismissal-words.ts';

const extraMarks = { wides: 'wd', noballs: 'nb', byes: 'b', legbyes: 'lb', penalty: 'p' } as const;

/** A ball as a scorer writes it: `•`, `4`, `W`, `2wd`, `1nb+4`. */
export function ballMark({ runs, extras, extra, wickets }: Ball): string {
  const scored = extra === null ? String(runs) : `${extras}${extraMarks[extra]}${runs > 0 ? `+${runs}` : ''}`;
  if (wickets.length > 0) return scored === '0' ? 'W' : `W+${scored}`;
  return scored === '0' ? '•' : scored;
}

/** The same in words, for those who hear it. */
export function ballText(i18n: I18n, { batter, bowler, runs, extras, wickets }: Ball): string {
  const bowled = i18n.t('{bowler} to {batter}', { bowler, batter });
  const scored = i18n.t('{runs, plural, =0 {no run} one {# run} other {# runs}}', { runs: runs + extras });
  const out = wickets.map(({ kind, player }) =>
    i18n.t('{player} out, {kind}', { player, kind: dismissalKind(i18n, kind) }),
  );
  return [`${bowled}: ${scored}`, ...out].join(', ');
}
