import { describe, expect, it } from 'vitest';
import { type AnalysisInput, draftAnalysis } from './draft-analysis.ts';
import type { PlayerMatch } from './player-form.ts';
import type { TeamResult } from './team-form.ts';
import type { VenueMatch } from './venue-summary.ts';

const NOTHING: AnalysisInput = {
  teams: ['Home', 'Away'],
  venue: 'Made Ground',
  venueMatches: [],
  usualMatches: [],
  results: [[], []],
  meetings: [],
  playerMatches: [],
};

function venueMatches(
  totals: readonly number[],
  chased: (i: number) => boolean | null = (i) => i % 2 === 0,
): VenueMatch[] {
  return totals.map((firstInningsTotal, i) => ({
    firstInningsTotal,
    chaseWon: chased(i),
    tossWinnerWon: i % 4 === 0,
  }));
}

function day(i: number): string {
  return `2023-04-${String(i + 1).padStart(2, '0')}`;
}

function matchesOf(playerId: string, points: readonly number[], team = 'Home'): PlayerMatch[] {
  return points.map((each, i) => ({
    playerId,
    name: playerId.toUpperCase(),
    team,
    date: day(i),
    points: each,
  }));
}

function draft(changes: Partial<AnalysisInput>, projected?: readonly string[]) {
  return draftAnalysis({ ...NOTHING, ...changes }, projected);
}

describe('draftAnalysis', () => {
  it('handles missing history with blanks, zeros and sentences that say so', () => {
    expect(draft({})).toMatchObject({
      pitchReport: { conditions: 'Only 0 matches on record at Made Ground: too few to judge the pitch.' },
      recentForm: { teamA: { team: 'Home', wins: 0, losses: 0, form: '' }, teamB: { team: 'Away' } },
      venueStats: {
        venue: 'Made Ground',
        sample: 0,
        averageScore: null,
        chaseSuccess: null,
        tossWinAdvantage: null,
      },
      headToHead: { totalMatches: 0, teamAWins: 0, teamBWins: 0, noResult: 0 },
      topPlayers: [],
      trumpPlayers: [],
      flopPlayers: [],
      dreamTeam: [],
      confidence: 0,
      captainChoices: { primary: null, alternative: null },
    });
  });

  it('averages known values only: rain and ties count as matches, not as results', () => {
    const rows = [
      ...venueMatches([150, 170], () => true),
      { firstInningsTotal: null, chaseWon: null, tossWinnerWon: null },
    ];
    expect(draft({ venueMatches: rows }).venueStats).toEqual({
      venue: 'Made Ground',
      sample: 3,
      averageScore: 160,
      chaseSuccess: 100,
      tossWinAdvantage: 50,
    });
  });

  it('writes form with the latest match first, over five matches in any order', () => {
    const results: TeamResult[] = [1, 0, 1, 1, 0, 1].map((won, i) => ({
      date: day(i),
      won: won === 1,
      lost: won === 0,
    }));
    const rained = { date: day(9), won: false, lost: false };
    const { recentForm } = draft({ results: [[...results, rained].toReversed(), []] });
    expect(recentForm.teamA).toEqual({ team: 'Home', wins: 3, losses: 1, form: 'NWLWW' });
  });

  it('counts head-to-head matches by winner, the others as without result', () => {
    const meetings = ['Home', 'Away', 'Home', null].map((winner) => ({ winner }));
    expect(draft({ meetings }).headToHead).toEqual({
      totalMatches: 4,
      teamAWins: 2,
      teamBWins: 1,
      noResult: 1,
    });
  });

  it('calls a pitch good for batting only when its totals exceed chance', () => {
    const usualMatches = venueMatches([130, 150, 160, 170, 190, 140, 180, 160]);
    const high = draft({
      usualMatches,
      venueMatches: venueMatches([190, 200, 185, 195, 205, 192]),
    }).pitchReport;
    expect(high.conditions).toBe(
      'Good for batting: first innings average 195 in 6 matches at Made Ground, 35 above the usual 160.',
    );
    const fair = draft({
      usualMatches,
      venueMatches: venueMatches([150, 172, 160, 168, 158, 162]),
    }).pitchReport;
    expect(fair.conditions).toContain('which may be chance');
    const hard = draft({
      usualMatches,
      venueMatches: venueMatches([110, 120, 115, 118, 125, 112]),
    }).pitchReport;
    expect(hard.conditions).toContain('Runs come hard');
  });

  it('recommends an innings only when chases differ from chance', () => {
    const totals = Array.from({ length: 20 }, () => 160);
    const advice = (chased: (i: number) => boolean) =>
      draft({ venueMatches: venueMatches(totals, chased) }).pitchReport.recommendation;
    expect(advice((i) => i < 17)).toBe(
      'Prefer the side batting second: chases won 85% of 20 decided matches.',
    );
    expect(advice((i) => i < 3)).toContain('Prefer the side batting first');
    expect(advice((i) => i < 11)).toBe('Chases won 11 of 20 decided matches: not enough to change a pick.');
  });

  it('shrinks a player with one high score below a consistent one', () => {
    const playerMatches = [
      ...matchesOf('lucky', [120]),
      ...matchesOf('steady', [70, 75, 72, 68, 71, 70, 74, 73, 70, 72]),
      ...matchesOf('others', [20, 25, 22, 30, 18, 22, 24, 20], 'Away'),
    ];
    const { captainChoices, topPlayers } = draft({ playerMatches });
    expect(topPlayers.map((player) => player.name)).toEqual(['STEADY', 'LUCKY', 'OTHERS']);
    expect(captainChoices.primary).toMatchObject({
      name: 'STEADY',
      matches: 10,
      reason: expect.stringMatching(/from 10 matches, .* more than LUCKY/),
    });
    expect(captainChoices.alternative?.name).toBe('LUCKY');
  });

  describe('with a full pool', () => {
    const steady = Array.from({ length: 20 }, (_, i) =>
      matchesOf(`p${i}`, Array(10).fill(60 - i / 8), i % 2 === 0 ? 'Home' : 'Away'),
    );
    const wild = matchesOf('wild', [5, 100, 4, 6, 95, 5, 90, 4, 6, 5], 'Away');
    const fading = matchesOf('fading', [100, 100, 100, 100, 100, 20, 20, 20, 20, 20]);
    const { trumpPlayers, flopPlayers, dreamTeam, confidence } = draft({
      playerMatches: [...steady.flat(), ...wild, ...fading],
    });

    it('finds the trump: high scores despite a low average', () => {
      expect(trumpPlayers[0]).toMatchObject({
        name: 'WILD',
        reason: expect.stringContaining('in 3 of 10 matches'),
      });
    });

    it('finds the flop: popular by average, but far below it recently', () => {
      expect(flopPlayers).toHaveLength(1);
      expect(flopPlayers[0]).toMatchObject({
        name: 'FADING',
        reason: '20 points a match in the last 5 against 60 over 10 matches.',
      });
    });

    it('names no flop whom the projection picks', () => {
      const input = { playerMatches: [...steady.flat(), ...fading] };
      expect(draft(input).flopPlayers).toHaveLength(1);
      expect(draft(input, ['fading']).flopPlayers).toEqual([]);
    });

    it('names no flop of the dream team when nothing is projected', () => {
      const { dreamTeam: eleven, flopPlayers: flops } = draft({
        playerMatches: [...steady.slice(0, 10).flat(), ...fading],
      });
      expect(eleven.map(({ name }) => name)).toContain('FADING');
      expect(flops).toEqual([]);
    });

    it('picks eleven from both teams, captain first', () => {
      expect(dreamTeam).toHaveLength(11);
      expect(new Set(dreamTeam.map((player) => player.team)).size).toBe(2);
      expect(dreamTeam[0]?.name).toBe('P0');
    });

    it('has more confidence with more history', () => {
      const more = draft({ playerMatches: steady.flat(), venueMatches: venueMatches(Array(30).fill(160)) });
      expect(confidence).toBeGreaterThan(0);
      expect(more.confidence).toBeGreaterThan(confidence);
      expect(more.confidence).toBeLessThanOrEqual(100);
    });
  });

  it('includes a number in every sentence', () => {
    const playerMatches = Array.from({ length: 22 }, (_, i) =>
      matchesOf(`p${i}`, [50 + i, 20 + i, 90 - i, 30, 40, 10]),
    ).flat();
    const full = draft({ playerMatches, venueMatches: venueMatches([150, 160, 170, 180, 155, 165]) });
    const sentences = [
      ...Object.values(full.pitchReport),
      ...[...full.topPlayers, ...full.trumpPlayers, ...full.flopPlayers].map((player) => player.reason),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/\d/);
  });
});
