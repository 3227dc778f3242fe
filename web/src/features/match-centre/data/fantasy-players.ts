import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { FantasyPoints } from '@gullylens/contract/http/history/played-matches';
import { DEFAULT_RULES, type RuleSet } from '../../../platform/api/points-query.ts';
import { useAnalysisCard } from '../../../platform/api/use-analysis-card.ts';
import type { Armband } from '../../../ui/players/armband-mark.tsx';
import { mayBeOut } from '../score/card-lag.ts';
import { useForecast } from './match-centre-queries.ts';
import type { MatchTabProps } from './match-tab-props.ts';
import { armbandOf, picksOf } from './picks.ts';
import { usePoints } from './use-points.ts';

/** A player with fantasy points so far and, for members during play, the projected ones. */
export interface FantasyPlayer
  extends Pick<FantasyPoints['players'][number], 'key' | 'name' | 'team' | 'points' | 'earned'> {
  /**
   * The expected points at the end, and the range in which 8 of 10 players end; it contains the mean. Null for a batter
   * who may be out.
   */
  projected: { mean: number; low: number; high: number } | null;
  /** True of a batter when a wicket has fallen since the scorecard was made. */
  mayBeOut: boolean;
  /** Captain or vice-captain of our published analysis. */
  armband: Armband | undefined;
}

/**
 * Fetches the players' fantasy points and the vendor's scorecard, from which a live match has them. Members get projected
 * points too during play, by the rules of 2025 alone. The players are in the order of their projected points, those without
 * a projection by their points so far.
 */
export function useFantasyPlayers(
  props: Pick<MatchTabProps, 'match' | 'card' | 'inFeed' | 'isPremium'>,
  rules: RuleSet = DEFAULT_RULES,
) {
  const { match, inFeed, isPremium } = props;
  const { points, hasNone, scorecard } = usePoints(props, rules);
  const isProjected = isPremium && inFeed && match.phase === 'live' && rules === DEFAULT_RULES;
  const forecast = useForecast(match, isProjected).data?.data;
  // Other parts of the page may have fetched the forecast, which is then here too.
  const projected = isProjected ? (forecast?.players ?? []) : [];
  const picks = picksOf(useAnalysisCard(match.key, isPremium && inFeed).card);
  const doubtful = mayBeOut(scorecard, match.score);
  const players = joinPlayers(points.data?.data.players ?? [], projected).map((player) => ({
    ...player,
    armband: armbandOf(player.key, picks),
    ...(doubtful.includes(player.name) ? { mayBeOut: true, projected: null } : { mayBeOut: false }),
  }));
  return { points, hasNone, scorecard, players: players.toSorted((a, b) => expectedOf(b) - expectedOf(a)) };
}

function expectedOf({ points, projected }: Pick<FantasyPlayer, 'points' | 'projected'>): number {
  return projected?.mean ?? points;
}

function joinPlayers(
  scored: FantasyPoints['players'],
  projected: Forecast['players'],
): Omit<FantasyPlayer, 'armband' | 'mayBeOut'>[] {
  const byKey = new Map(scored.map((player) => [player.key, player]));
  const projectedKeys = new Set<string | null>(projected.map(({ key }) => key));
  const withProjection = projected.map(({ projected: { mean, p10, p90 }, ...player }) => ({
    // Points and projection are of the same moment, which may not be that of `scored`.
    ...player,
    earned: byKey.get(player.key)?.earned ?? [],
    // A few extreme outcomes can move the mean outside the percentiles.
    projected: { mean, low: Math.min(p10, mean), high: Math.max(p90, mean) },
  }));
  // Players whom history does not know have points, but no projection.
  const others = scored.filter(({ key }) => !projectedKeys.has(key));
  return [...withProjection, ...others.map((player) => ({ ...player, projected: null }))];
}
