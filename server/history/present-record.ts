import type { Ball, BallList, FantasyPoints, PlayedInnings } from '@gullylens/contract/http/played-matches';
import type { RuleSetName } from '@gullylens/engine/fantasy/rule-sets';
import { scorePlayers } from '@gullylens/engine/fantasy/score-players';
import type { Extras, InningsRecord, MatchRecord, Player } from '@gullylens/engine/match/match-record';
import { type Partnership, partnerships } from '@gullylens/engine/match/partnerships';
import { type InningsCard, scorecard } from '@gullylens/engine/match/scorecard';

const EXTRAS = ['wides', 'noballs', 'byes', 'legbyes', 'penalty'] as const satisfies (keyof Extras)[];

export function presentCards(match: MatchRecord): PlayedInnings[] {
  const stands = match.innings.map((innings) => partnerships(match, innings));
  return scorecard(match).map((card, i) => ({
    ...presentCard(card),
    partnerships: (stands[i] ?? []).map(presentPartnership),
  }));
}

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

export function presentPoints(match: MatchRecord, rules: RuleSetName): FantasyPoints {
  const players = scorePlayers(match, rules)
    .map(({ player, team, points, earned }) => ({
      key: player.id,
      name: player.name,
      team,
      points,
      earned: earned.map((line) => ({ for: line.for, count: line.count, points: line.points })),
    }))
    .toSorted((a, b) => b.points - a.points);
  return { matchId: match.id, rules, basis: 'balls', as_of: null, players };
}

function presentPlayer({ id, name }: Player) {
  return { key: id, name };
}

function presentPartnership({ players: [first, second], ...stand }: Partnership) {
  return { ...stand, players: [first.name, second.name] as [string, string] };
}

function presentCard(card: InningsCard): Omit<PlayedInnings, 'partnerships'> {
  const { team, superOver, runs, wickets, overs, extras } = card;
  return {
    team,
    superOver,
    runs,
    wickets,
    overs,
    extras,
    batting: card.batting.map(({ player, ...line }) => ({
      player: presentPlayer(player),
      ...line,
    })),
    didNotBat: card.didNotBat.map(presentPlayer),
    bowling: card.bowling.map(({ player, ...line }) => ({
      player: presentPlayer(player),
      ...line,
    })),
    fallOfWickets: card.fallOfWickets.map(({ player, ...fall }) => ({ player: player.name, ...fall })),
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
