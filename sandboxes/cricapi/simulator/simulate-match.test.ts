import { dismissalsOn, isFour, isLegal, isSix } from '@gullylens/engine/match/delivery-facts';
import type { InningsRecord, MatchRecord } from '@gullylens/engine/match/match-record';
import { outcomeContradiction } from '@gullylens/engine/match/recompute-outcome';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { makeTeam } from '../../testing/make-team.ts';
import { foldMatch } from '../feed/match-state.ts';
import { type SimulatedFixture, simulateMatch } from './simulate-match.ts';

const FIXTURE: SimulatedFixture = {
  id: 'made-1',
  date: '2024-04-01',
  season: '2024',
  competition: 'Made League',
  matchNumber: 1,
  stage: null,
  venue: 'Made Ground',
  city: 'Made City',
  teams: [makeTeam('Home'), makeTeam('Away')],
  venuePace: 0,
};

function season(length: number, seed: number, changes: Partial<SimulatedFixture> = {}): MatchRecord[] {
  const rng = xoroshiro128plus(seed);
  return Array.from({ length }, () => simulateMatch(rng, { ...FIXTURE, ...changes }));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function bowlersByOver(innings: InningsRecord): string[] {
  const overs: string[] = [];
  for (const delivery of innings.deliveries) overs[delivery.over] ??= delivery.bowler;
  return overs;
}

describe('simulateMatch', () => {
  it('simulates the same match from the same seed and a different one from another seed', () => {
    const [first] = season(1, 5);
    expect(season(1, 5)[0]).toEqual(first);
    expect(season(1, 6)[0]).not.toEqual(first);
  });

  it('follows the bowling rules: one bowler per over, never two in a row, at most four overs', () => {
    for (const innings of season(60, 1).flatMap((match) => match.innings.slice(0, 2))) {
      const overs = bowlersByOver(innings);
      expect(innings.deliveries.every((delivery) => delivery.bowler === overs[delivery.over])).toBe(true);
      expect(overs.some((bowler, i) => bowler === overs[i + 1])).toBe(false);
      const counts = overs.map((bowler) => overs.filter((other) => other === bowler).length);
      expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    }
  });

  it('ends an innings with the tenth wicket, the twentieth over or the winning run', () => {
    for (const match of season(60, 2)) {
      const [first, second] = foldMatch(match).innings;
      expect(first?.wickets === 10 || first?.overs === '20.0').toBe(true);
      const won = (second?.runs ?? 0) >= (second?.target ?? 0);
      expect(won || second?.wickets === 10 || second?.overs === '20.0').toBe(true);
      const beforeLast = foldMatch(match, match.innings[0]?.deliveries.length).innings[0]?.runs;
      expect(second?.target).toBe((beforeLast ?? 0) + 1);
    }
  });

  it('lets no dismissed batter bat again, and credits byes and leg-byes to no player', () => {
    for (const innings of season(40, 3).flatMap((match) => match.innings)) {
      const out = new Set<string>();
      for (const delivery of innings.deliveries) {
        expect(out.has(delivery.batter) || out.has(delivery.nonStriker)).toBe(false);
        for (const wicket of delivery.wickets) out.add(wicket.playerOut);
        expect(delivery.extras.byes + delivery.extras.legbyes === 0 || delivery.runs.batter === 0).toBe(true);
      }
    }
  });

  it('records a result that matches its balls, with super overs after a tie', () => {
    const matches = season(300, 4);
    expect(matches.map(outcomeContradiction).filter((sentence) => sentence !== null)).toEqual([]);
    const ties = matches.filter((match) => match.outcome.result === 'tie');
    expect(ties.length).toBeGreaterThan(0);
    for (const tie of ties) {
      expect(tie.innings.length).toBeGreaterThanOrEqual(4);
      expect(
        tie.innings.slice(2).every((innings) => innings.superOver && innings.deliveries.length > 0),
      ).toBe(true);
      expect(tie.outcome.eliminator).toBe(tie.outcome.winner);
    }
  });

  it('has an id for every player', () => {
    const [match] = season(1, 8);
    const names = match?.innings.flatMap((innings) =>
      innings.deliveries.flatMap((ball) => [ball.batter, ball.bowler]),
    );
    expect(names?.every((name) => match?.people[name] !== undefined)).toBe(true);
  });

  it('simulates a shortened match', () => {
    const [match] = season(1, 9, { oversLimit: 10 });
    expect(match?.format).toBe('T10');
    expect(Math.max(...(match?.innings[0]?.deliveries ?? []).map((delivery) => delivery.over))).toBeLessThan(
      10,
    );
  });

  /**
   * First innings of the IPL, 2018 to 2023 (Cricsheet): mean 171, sd 30, 6.1 wickets, 11.7% fours, 6.1% sixes, 34%
   * dots; 53-55% chased.
   */
  it('resembles real T20 matches', () => {
    const matches = season(500, 10);
    const firsts = matches.map((match) => match.innings[0]?.deliveries ?? []);
    const totals = firsts.map((balls) => balls.reduce((sum, ball) => sum + ball.runs.total, 0));
    const balls = firsts.flat();
    const share = (count: number) => count / balls.length;
    expect(Math.abs(mean(totals) - 171)).toBeLessThan(3);
    expect(Math.abs(Math.sqrt(mean(totals.map((total) => (total - mean(totals)) ** 2))) - 30)).toBeLessThan(
      3,
    );
    expect(
      Math.abs(mean(firsts.map((innings) => innings.reduce((n, ball) => n + dismissalsOn(ball), 0))) - 6.1),
    ).toBeLessThan(0.25);
    expect(Math.abs(share(balls.filter(isFour).length) - 0.117)).toBeLessThan(0.006);
    expect(Math.abs(share(balls.filter(isSix).length) - 0.061)).toBeLessThan(0.006);
    expect(
      Math.abs(share(balls.filter((ball) => isLegal(ball) && ball.runs.total === 0).length) - 0.34),
    ).toBeLessThan(0.015);
    const chased = mean(matches.map((match) => (match.outcome.by?.wickets === undefined ? 0 : 1)));
    expect(Math.abs(chased - 0.54)).toBeLessThan(0.04);
  });

  it('lets the better team win more often, but not always', () => {
    const wins = season(150, 11, { teams: [makeTeam('Home', 0.5), makeTeam('Away', -0.5)] });
    const share = mean(wins.map((match) => (match.outcome.winner === 'Home' ? 1 : 0)));
    expect(share).toBeGreaterThan(0.65);
    expect(share).toBeLessThan(0.97);
  });
});
