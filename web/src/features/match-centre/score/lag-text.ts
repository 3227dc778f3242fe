import type { I18n } from '@lingui/core';
import { ballsOf } from '../../../ui/match/overs.ts';
import type { CardLag } from './card-lag.ts';

/** How far a scorecard is behind the score: `6.2 overs behind`, `4 balls behind`. */
export function lagText(i18n: I18n, behind: NonNullable<CardLag['behind']>, ballsPerOver: number): string {
  const balls = ballsOf(behind, ballsPerOver);
  if (balls < ballsPerOver) {
    return i18n.t('{balls, plural, one {# ball} other {# balls}} behind', { balls });
  }
  return balls % ballsPerOver === 0
    ? i18n.t('{overs, plural, one {# over} other {# overs}} behind', {
        overs: balls / ballsPerOver,
      })
    : i18n.t('{overs} overs behind', { overs: behind });
}
