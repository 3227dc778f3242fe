import { isLegal } from '@gullylens/engine/match/delivery-facts';
import {
  type Extras,
  type InningsRecord,
  type MatchRecord,
  playerNamed,
} from '@gullylens/engine/match/match-record';
import { playedRecord, type ObservedFixture } from '../feed/observe-fixture.ts';
import { presentMatchInfo } from './match.ts';
import { presentPerson } from './person.ts';

const penaltyNames: readonly (readonly [keyof Extras, string])[] = [
  ['wides', 'wide'],
  ['noballs', 'noball'],
  ['byes', 'byes'],
  ['legbyes', 'legbyes'],
];

/** The deliveries with extras; `inning` counts from 0, `over` and `ball` from 1. */
function extraBalls(match: MatchRecord, innings: InningsRecord, inning: number) {
  const legalBefore = new Map<number, number>();
  return innings.deliveries.flatMap((delivery) => {
    const ball = (legalBefore.get(delivery.over) ?? 0) + 1;
    if (isLegal(delivery)) legalBefore.set(delivery.over, ball);
    const penalty = penaltyNames.find(([kind]) => delivery.extras[kind] > 0)?.[1];
    if (penalty === undefined) return [];
    return {
      inning,
      over: delivery.over + 1,
      ball,
      batsman: presentPerson(playerNamed(match, delivery.batter)),
      bowler: presentPerson(playerNamed(match, delivery.bowler)),
      runs: delivery.runs.batter,
      penalty,
      extras: delivery.runs.extras,
    };
  });
}

/** `match_bbb`: the vendor documents every ball, but sends only those with extras. Super overs are left out. */
export function presentBallByBall(fixture: ObservedFixture) {
  const match = playedRecord(fixture);
  const innings = match.innings.filter((each) => !each.superOver);
  const balls = innings.flatMap((each, inning) => extraBalls(match, each, inning));
  return presentMatchInfo(fixture, { bbb: balls.map((ball, i) => ({ n: i + 1, ...ball })) });
}
