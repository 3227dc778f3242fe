import type { I18n } from '@lingui/core';
import { oversOfBalls } from '../../../ui/match/overs.ts';

/** How far a scorecard is behind the score: `6.2 overs behind`, `4 balls behind`. */
export function lagText(i18n: I18n, balls: number, ballsPerOver: number): string {
  if (balls < ballsPerOver) {
    return i18n.t('{balls, plural, one {# ball} other {# balls}} behind', { balls });
  }
  return balls % ballsPerOver === 0
    ? i18n.t('{overs, plural, one {# over} other {# overs}} behind', {
        overs: balls / ballsPerOver,
      })
    : i18n.t('{overs} overs behind', { overs: oversOfBalls(balls, ballsPerOver) });
}
