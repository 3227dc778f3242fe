import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { WinChances } from '@gullylens/contract/http/insights/projections';
import type { I18n } from '@lingui/core';
import type { MatchView } from './match-view.ts';
import { ballsOf, ballsPerOverOf, oversShown } from './overs.ts';

type ForecastChances = Pick<Forecast, 'limitation' | 'win' | 'before'>;

/** Returns why the chances of a forecast are missing or older than the score; null when they match the score. */
export function forecastLimitation(i18n: I18n, { limitation, win, before }: ForecastChances): string | null {
  switch (limitation) {
    case 'revised match':
      return i18n.t('The overs or the target changed. We give a chance once the new target is known.');
    case 'play stopped':
      return i18n.t('Play has stopped and overs may be lost. We give a chance when it goes on.');
    case 'target unknown':
      return i18n.t('We give a chance once the target of this chase is confirmed.');
    case 'super over':
      return i18n.t('The match is tied. We give no chance for a super over.');
    case 'unreadable score':
      return win === null
        ? i18n.t('We could not read the latest score, so no chance can be given.')
        : i18n.t('We could not read the latest score. This is the last chance we gave.');
    default:
      return win === null && before === null ? i18n.t('No chance can be given for this match.') : null;
  }
}

/**
 * Returns the win chances to show; null when there are none. Without chances during play, as in a Test, these are the
 * ones from before the match. A `limitation` rules the older ones out.
 */
export function shownChances({ limitation, win, before }: ForecastChances): WinChances | null {
  return limitation === null ? (win ?? before) : win;
}

/** Within so few balls without a wicket a chance hardly changes. */
const CURRENT_WITHIN_BALLS = 3;

type ForecastHistory = ForecastChances & Pick<Forecast, 'history'>;
type ScoredMatch = Pick<MatchView, 'phase' | 'score' | 'matchType'>;

/**
 * Returns to what the chances of a live match belong when they are more than a few balls or a wicket away from the score
 * shown, because the score is pushed and the forecast polled; else null.
 */
function oldChance(
  forecast: ForecastHistory,
  { phase, score, matchType }: ScoredMatch,
): Forecast['history'][number] | null {
  const [chance, latest] = [forecast.history.at(-1), score.at(-1)];
  if (phase !== 'live' || !chance || !latest || shownChances(forecast) === null) return null;
  const { innings, wickets, overs } = chance;
  const ballsPerOver = ballsPerOverOf(matchType);
  const ballsAway = Math.abs(ballsOf(latest.o, ballsPerOver) - ballsOf(overs, ballsPerOver));
  const isCurrent = ballsAway <= CURRENT_WITHIN_BALLS && wickets === latest.w;
  return innings === score.length && isCurrent ? null : chance;
}

/** Returns to which over old chances belong; else null. */
export function chanceAgeText(i18n: I18n, forecast: ForecastHistory, match: ScoredMatch): string | null {
  const chance = oldChance(forecast, match);
  if (chance === null) return null;
  const { innings, overs } = chance;
  if (innings === 0) return i18n.t('Before the first ball');
  if (innings === match.score.length) return i18n.t('As of over {over}', { over: oversShown(overs) });
  return i18n.t('Innings {number}, {overs} ov', { number: innings, overs: oversShown(overs) });
}

/**
 * Rounds the chances of two teams, in percent, so that they add up to 100. Separately 54.5 and 45.5 would be 55 and
 * 46. A match that is not decided has no chance of 0 or 100.
 */
export function roundPercentages({ teamA }: WinChances): WinChances {
  const isDecided = teamA === 0 || teamA === 100;
  const first = isDecided ? teamA : Math.min(99, Math.max(1, Math.round(teamA)));
  return { teamA: first, teamB: 100 - first };
}
