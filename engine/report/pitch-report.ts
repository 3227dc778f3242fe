import { countPhrase, wilsonInterval } from '../statistics/statistics.ts';
import type { VenueSummary } from './venue-summary.ts';

/** Minimum difference from the usual average, in standard errors, that is reported as more than chance; chosen. */
const NOTABLE = 1.5;
/** Minimum number of matches for a conclusion; chosen. */
const ENOUGH = 5;

/**
 * Describes the pitch for the draft of an analysis, in English sentences with numbers and sample sizes. `venue`
 * summarises earlier matches at the venue, `usual` comparable matches at all venues.
 */
export function reportPitch(venueName: string, venue: VenueSummary, usual: VenueSummary) {
  if (venue.averageScore === null || venue.sample < ENOUGH) return tooFew(venueName, venue, usual);
  return {
    conditions: conditions(venueName, venue, usual),
    scoringPattern: scoringPattern(venue),
    recommendation: recommendation(venue),
  };
}

function tooFew(venueName: string, venue: VenueSummary, usual: VenueSummary) {
  const elsewhere =
    usual.averageScore === null
      ? 'no comparable match is on record either'
      : `the average first innings elsewhere is ${Math.round(usual.averageScore)} (${matches(usual)})`;
  return {
    conditions: `Only ${matches(venue)} on record at ${venueName}: too few to judge the pitch.`,
    scoringPattern: `With so little history here, ${elsewhere}.`,
    recommendation: `${matches(venue)} at this ground favour neither batting nor bowling: pick on the players' own form.`,
  };
}

function conditions(venueName: string, venue: VenueSummary, usual: VenueSummary): string {
  const average = venue.averageScore ?? NaN;
  const seen = `first innings average ${Math.round(average)} in ${matches(venue)} at ${venueName}`;
  if (usual.averageScore === null || usual.spread === null)
    return `${capital(seen)}; there is nothing to compare it with.`;
  const difference = average - usual.averageScore;
  const standardError = usual.spread / Math.sqrt(venue.sample);
  const compared = `${Math.abs(Math.round(difference))} ${difference >= 0 ? 'above' : 'below'} the usual ${Math.round(usual.averageScore)}`;
  if (Math.abs(difference) < NOTABLE * standardError)
    return `A fair pitch: ${seen}, ${compared}, which may be chance.`;
  return `${difference > 0 ? 'Good for batting' : 'Runs come hard'}: ${seen}, ${compared}.`;
}

function scoringPattern(venue: VenueSummary): string {
  const range = `Totals run from ${venue.lowest} to ${venue.highest}`;
  const usually =
    venue.spread === null || venue.averageScore === null
      ? '.'
      : `, two in three between ${Math.round(venue.averageScore - venue.spread)} and ${Math.round(venue.averageScore + venue.spread)}.`;
  const powerplay =
    venue.averagePowerplay === null
      ? ''
      : ` The powerplay brings ${Math.round(venue.averagePowerplay)} on average.`;
  const wickets =
    venue.averageWickets === null
      ? ''
      : ` ${venue.averageWickets.toFixed(1)} wickets fall in the first innings.`;
  return `${range}${usually}${powerplay}${wickets}`;
}

function recommendation(venue: VenueSummary): string {
  if (venue.chaseSuccess === null)
    return 'No match here was decided by a chase, so neither innings is favoured.';
  const chases = Math.round((venue.chaseSuccess / 100) * venue.decided);
  const { low, high } = wilsonInterval(chases, venue.decided);
  const decided = countPhrase(venue.decided, 'decided match', 'decided matches');
  const seen = `${Math.round(venue.chaseSuccess)}% of ${decided}`;
  if (low > 50) return `Prefer the side batting second: chases won ${seen}.`;
  if (high < 50) return `Prefer the side batting first: chases won only ${seen}.`;
  return `Chases won ${chases} of ${decided}: not enough to change a pick.`;
}

function matches({ sample }: VenueSummary): string {
  return countPhrase(sample, 'match', 'matches');
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
