import { dismissalsOn, isLegal } from './delivery-facts.ts';
import type { DeliveryAt } from './list-deliveries.ts';
import type { Delivery, MatchRecord } from './match-record.ts';
import type { InningsState, MatchState } from './match-state.ts';
import { openInnings } from './open-innings.ts';
import { oversText } from './overs.ts';

/** The state one ball later; `state` itself is left as it was. Deliveries come in the order of `listDeliveries`. */
export function applyDelivery(state: MatchState, at: DeliveryAt): MatchState {
  const { match } = state;
  const innings = state.innings.slice();
  while (innings.length <= at.innings) innings.push(openInnings(match, innings.length));
  const before = innings[at.innings] ?? openInnings(match, at.innings);
  innings[at.innings] = bowl(before, at, match);
  return { match, innings };
}

function bowl(before: InningsState, at: DeliveryAt, match: MatchRecord): InningsState {
  const { delivery } = at;
  const record = match.innings[at.innings];
  const complete = at.index + 1 === record?.deliveries.length;
  const earlierThisOver = delivery.over === before.over ? before.legalBallsThisOver : 0;
  const legalBallsThisOver = earlierThisOver + (isLegal(delivery) ? 1 : 0);
  return {
    ...before,
    runs: before.runs + delivery.runs.total + (complete ? (record?.penaltyRuns.post ?? 0) : 0),
    wickets: before.wickets + dismissalsOn(delivery),
    legalBalls: before.legalBalls + (isLegal(delivery) ? 1 : 0),
    overs: oversText(delivery.over, legalBallsThisOver, match.ballsPerOver),
    over: delivery.over,
    legalBallsThisOver,
    atCrease: batAfter(delivery, legalBallsThisOver >= match.ballsPerOver),
    bowler: delivery.bowler,
    complete,
  };
}

/** The pair after the ball, striker first: they cross on odd runs and change ends with the over. */
function batAfter(delivery: Delivery, overEnded: boolean): string[] {
  const { batter, nonStriker, extras, runs } = delivery;
  const run = runs.batter + extras.byes + extras.legbyes + Math.max(0, extras.wides - 1);
  const crossed = (run % 2 === 1) !== overEnded;
  const pair = crossed ? [nonStriker, batter] : [batter, nonStriker];
  return pair.filter((name) => !delivery.wickets.some((wicket) => wicket.playerOut === name));
}
