import { BALLS_PER_OVER, type FeedFormat } from './feed-match.ts';

/**
 * The overs of a score in the overs of its format. The vendor counts The Hundred in balls, so that its `100` is twenty
 * overs of five; a figure with balls beside its overs is left as it is.
 */
export function countOvers(told: string, format: FeedFormat): string {
  if (format !== 'hundred' || !told.endsWith('.0')) return told;
  const balls = Number.parseInt(told, 10);
  return `${Math.floor(balls / BALLS_PER_OVER.hundred)}.${balls % BALLS_PER_OVER.hundred}`;
}
