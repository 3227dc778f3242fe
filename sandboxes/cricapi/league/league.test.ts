import { readCricsheet } from '@gullylens/engine/match/read-cricsheet';
import { outcomeContradiction } from '@gullylens/engine/match/recompute-outcome';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readLatestMatches } from '../feed/read-archive.ts';
import { writeCricsheet } from '../feed/write-cricsheet.ts';
import { clubs } from './clubs.ts';
import { drawFixtures } from './fixtures.ts';
import { leagueProgramme } from './league-feed.ts';
import { playOn, playSeason } from './play-season.ts';
import { leaguePlayers } from './player-facts.ts';

const season = playSeason('2025');

describe('the fictional league', () => {
  it('has eight clubs of fifteen players with unique names', () => {
    expect(clubs.map(({ members }) => members.length)).toEqual(Array(8).fill(15));
    expect(new Set(clubs.flatMap(({ members }) => members.map(({ name }) => name))).size).toBe(120);
  });

  it('draws every pair twice, once at each venue, and every club once in each round', () => {
    const fixtures = drawFixtures(8);
    const pairs = new Set(fixtures.map(({ home, away }) => `${home}-${away}`));
    expect(pairs.size).toBe(56);
    expect(fixtures.every(({ home, away }) => home !== away)).toBe(true);
    for (let round = 0; round < 14; round += 1) {
      const clubsOfRound = fixtures.slice(round * 4, round * 4 + 4).flatMap(({ home, away }) => [home, away]);
      expect(new Set(clubsOfRound).size).toBe(8);
    }
  });

  it('plays 56 matches and four play-offs, one a day, and the same ones when simulated again', () => {
    expect(season).toHaveLength(60);
    expect(season.slice(56).map(({ stage }) => stage)).toEqual([
      'Qualifier 1',
      'Eliminator',
      'Qualifier 2',
      'Final',
    ]);
    expect(new Set(season.map(({ dates }) => dates[0])).size).toBe(60);
    expect(playSeason('2025')).toEqual(season);
    expect(playOn('2025', 0, 3)).toEqual(season.slice(0, 3));
  });

  it('plays other matches in another season', () => {
    expect(playSeason('2024')[0]?.innings).not.toEqual(season[0]?.innings);
  });

  it('continues without end with other matches of the same players', () => {
    const programme = leagueProgramme(temporaryFolder(), 24);
    const cycles = [0, 1, 2, 30].map((cycle) => programme.playCycle?.(cycle) ?? []);
    expect(cycles[0]).toEqual(programme.matches);
    expect(cycles.map((matches) => matches.length)).toEqual([24, 24, 24, 24]);
    const played = cycles.flat();
    expect(new Set(played.map(({ id }) => id)).size).toBe(96);
    expect(new Set(played.map(({ innings }) => JSON.stringify(innings))).size).toBe(96);
    expect(played.map(outcomeContradiction)).toEqual(played.map(() => null));
    const known = new Set(leaguePlayers.map(({ id }) => id));
    expect(
      played.flatMap(({ lineups }) => Object.values(lineups).flat()).every(({ id }) => known.has(id)),
    ).toBe(true);
    expect(programme.playCycle?.(30)).toEqual(cycles[3]);
  });

  it('selects eleven different players of each club, at least five of them bowlers', () => {
    for (const { teams, lineups } of season) {
      for (const team of teams) {
        const names = lineups[team]?.map(({ name }) => name) ?? [];
        const members = clubs
          .find(({ name }) => name === team)
          ?.members.filter(({ name }) => names.includes(name));
        expect(members).toHaveLength(11);
        expect(members?.filter(({ style }) => style !== null).length).toBeGreaterThanOrEqual(5);
      }
    }
  });

  it('selects every member at least once a season', () => {
    const seen = new Set(
      season.flatMap(({ lineups }) =>
        Object.values(lineups)
          .flat()
          .map(({ name }) => name),
      ),
    );
    expect(seen.size).toBe(120);
  });

  it('survives writing and reading as Cricsheet files, with results that match the balls', () => {
    for (const match of season) {
      const read = readCricsheet(match.id, JSON.parse(JSON.stringify(writeCricsheet(match))));
      expect(read).toEqual({ ok: true, value: match });
    }
    expect(season.map(outcomeContradiction)).toEqual(season.map(() => null));
  });

  it('provides three seasons of history as one zip, created once', async () => {
    const programme = leagueProgramme(temporaryFolder(), 24);
    const zip = await programme.historyZip();
    const history = await readLatestMatches(zip, 1_000);
    expect(history.map(({ season: of }) => of)).toEqual(
      ['2023', '2024', '2025'].flatMap((of) => Array(60).fill(of)),
    );
    expect(history.slice(120)).toEqual(season);
    expect(await programme.historyZip()).toBe(zip);
    expect(programme.matches).toHaveLength(24);
  });
});
