import { describe, expect, it } from 'vitest';
import type { MatchRecord } from '../match/match-record.ts';
import { makeBall, makeInnings, makeMatch, makeOver } from '../testing/make-match.ts';
import { archivePath, hasArchives, readArchive } from '../testing/read-archive.ts';
import { scorePlayers, totalPoints } from './score-players.ts';

function byScorePlayers(match: MatchRecord) {
  const classic = scorePlayers(match, 'dream11-classic');
  return scorePlayers(match, 'dream11-2025').map(({ player, team, points }, i) => ({
    player,
    team,
    points: { 'dream11-2025': points, 'dream11-classic': classic[i]?.points },
  }));
}

function withoutTallies(match: MatchRecord) {
  return totalPoints(match).map(({ player, team, points }) => ({ player, team, points }));
}

describe('totalPoints', () => {
  it('gives every named player the points of scorePlayers, under every rule set', () => {
    const hands = [{ name: 'A2', substitute: false }];
    const wicket = makeBall({ over: 1, wickets: [{ kind: 'caught', fielders: hands }] });
    const match = makeMatch({
      innings: [
        makeInnings({ deliveries: [...makeOver(0, { runs: 6 }), wicket, wicket, wicket] }),
        makeInnings({ team: 'Away', deliveries: makeOver(0) }),
      ],
    });
    expect(withoutTallies(match)).toEqual(byScorePlayers(match));
  });

  it('gives the first batting position, null for players who did not bat', () => {
    const match = makeMatch({ innings: [makeInnings({ deliveries: makeOver(0) })] });
    const positions = Object.fromEntries(
      totalPoints(match).map(({ player, battingPosition }) => [player.name, battingPosition]),
    );
    expect(positions).toMatchObject({ H1: 1, H2: 2, H3: null, A1: null });
  });

  it.skipIf(!hasArchives)('agrees with scorePlayers on real matches', async () => {
    for (const match of await readArchive(archivePath('wpl_json.zip'))) {
      expect(withoutTallies(match)).toEqual(byScorePlayers(match));
    }
  });
});
