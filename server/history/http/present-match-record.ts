import type {
  Ball,
  BallList,
  FantasyPoints,
  MatchProgress,
  PlayedInnings,
} from '@gullylens/contract/http/history/played-matches';
import type { RuleSetName } from '@gullylens/engine/fantasy/rule-sets';
import type { PlayerRole } from '@gullylens/engine/fantasy/player-role';
import { type PlayerPoints, scorePlayers } from '@gullylens/engine/fantasy/score-players';
import { pickBestEleven } from '@gullylens/engine/lineups/best-eleven';
import { DREAM11_LINEUP, withoutRoles } from '@gullylens/engine/lineups/lineup-rules';
import { dismissalsOn, isLegal } from '@gullylens/engine/match/delivery-facts';
import type { Extras, InningsRecord, MatchRecord, Player } from '@gullylens/engine/match/match-record';
import { oversText } from '@gullylens/engine/match/overs';
import { type Partnership, partnerships } from '@gullylens/engine/match/partnerships';
import { type InningsCard, scorecard } from '@gullylens/engine/match/scorecard';

// Converts a match of history, ball by ball, to the shapes of the API's pages (api role).

/** Kinds of extras. A ball with several shows the first in this order. */
const EXTRAS = ['wides', 'noballs', 'byes', 'legbyes', 'penalty'] as const satisfies (keyof Extras)[];

/** The scorecards with partnerships of all innings, super overs included, in order of play. */
export function presentCards(match: MatchRecord): PlayedInnings[] {
  const partnershipsByInnings = match.innings.map((innings) => partnerships(match, innings));
  return scorecard(match).map((card, i) => ({
    ...presentCard(card),
    partnerships: (partnershipsByInnings[i] ?? []).map(presentPartnership),
  }));
}

/** All deliveries. `over` and `ball` count from 1, wides and no-balls included; `total` is the score after the ball. */
export function presentBalls(match: MatchRecord): BallList {
  return {
    matchId: match.id,
    ballsPerOver: match.ballsPerOver,
    innings: match.innings.map((innings) => ({
      team: innings.team,
      superOver: innings.superOver,
      balls: listBalls(innings),
    })),
  };
}

/** The totals of a played match after each delivery. */
export function presentProgress(match: MatchRecord): MatchProgress {
  return {
    matchId: match.id,
    source: 'balls',
    ballsPerOver: match.ballsPerOver,
    innings: match.innings.map((innings) => ({
      team: innings.team,
      superOver: innings.superOver,
      points: listPoints(innings, match.ballsPerOver),
    })),
    as_of: null,
  };
}

/** Roles of players by their ids in history. */
type Roles = ReadonlyMap<string, PlayerRole>;

/** Fantasy points of all named players, highest first, with their roles and the best line-up of them. */
export function presentPoints(match: MatchRecord, rules: RuleSetName, roles: Roles): FantasyPoints {
  const scored = scorePlayers(match, rules).toSorted((a, b) => b.points - a.points);
  const players = scored.map(({ player, team, points, earned }) => {
    const role = roles.get(player.id);
    return { key: player.id, name: player.name, team, ...(role && { role }), points, earned: [...earned] };
  });
  const dreamTeam = pickDreamTeam(scored, roles);
  return {
    matchId: match.id,
    rules,
    basis: 'balls',
    as_of: null,
    players,
    ...(dreamTeam && { dreamTeam }),
  };
}

/**
 * The line-up with the most points. Roles are partly inferred: when no line-up follows the rules with them, those on
 * roles do not count. Null when no eleven of both teams can be picked.
 */
function pickDreamTeam(scored: readonly PlayerPoints[], roles: Roles): string[] | null {
  const candidates = scored.map(({ player, team, points }) => {
    return { id: player.id, team, role: roles.get(player.id) ?? 'batter', points };
  });
  const legal = pickBestEleven(candidates, DREAM11_LINEUP);
  const best = legal.ok ? legal : pickBestEleven(candidates, withoutRoles(DREAM11_LINEUP));
  return best.ok ? best.value.players.map(({ id }) => id) : null;
}

function presentPlayer({ id, name }: Player) {
  return { key: id, name };
}

function presentPartnership({ players: [first, second], ...partnership }: Partnership) {
  return { ...partnership, players: [first.name, second.name] as [string, string] };
}

function presentCard(innings: InningsCard): Omit<PlayedInnings, 'partnerships'> {
  const { declared: _, ...card } = innings;
  return {
    ...card,
    batting: card.batting.map(({ player, notOut: _out, ...line }) => ({
      player: presentPlayer(player),
      ...line,
    })),
    didNotBat: card.didNotBat.map(presentPlayer),
    bowling: card.bowling.map(({ player, balls: _balls, ...line }) => ({
      player: presentPlayer(player),
      ...line,
    })),
    fallOfWickets: card.fallOfWickets.map(({ player, ...wicket }) => ({ player: player.name, ...wicket })),
  };
}

function listBalls({ deliveries, penaltyRuns }: InningsRecord): Ball[] {
  let total = penaltyRuns.pre;
  let over = -1;
  let ball = 0;
  return deliveries.map((delivery) => {
    ball = delivery.over === over ? ball + 1 : 1;
    over = delivery.over;
    total += delivery.runs.total;
    return {
      over: over + 1,
      ball,
      batter: delivery.batter,
      nonStriker: delivery.nonStriker,
      bowler: delivery.bowler,
      runs: delivery.runs.batter,
      extras: delivery.runs.extras,
      extra: EXTRAS.find((kind) => delivery.extras[kind] > 0) ?? null,
      wickets: delivery.wickets.map(({ kind, playerOut }) => ({ kind, player: playerOut })),
      total,
    };
  });
}

function listPoints({ deliveries, penaltyRuns }: InningsRecord, ballsPerOver: number) {
  let [runs, wickets, over, legalBalls] = [penaltyRuns.pre, 0, 0, 0];
  return deliveries.map((delivery) => {
    if (delivery.over !== over) [over, legalBalls] = [delivery.over, 0];
    runs += delivery.runs.total;
    wickets += dismissalsOn(delivery);
    legalBalls += isLegal(delivery) ? 1 : 0;
    return { overs: oversText(over, legalBalls, ballsPerOver), runs, wickets };
  });
}
