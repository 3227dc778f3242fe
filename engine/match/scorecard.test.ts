import { describe, expect, it } from 'vitest';
import { makeBall, makeInnings, makeMatch, makeOver } from '../testing/make-match.ts';
import { archivePath, hasArchives, readArchive } from '../testing/read-archive.ts';
import { dismissalText } from './batting-lines.ts';
import type { Delivery, Wicket } from './match-record.ts';
import { partnerships } from './partnerships.ts';
import { powerplayRuns } from './powerplay.ts';
import { scorecard } from './scorecard.ts';
import { truncateMatch } from './truncate-match.ts';

function card(deliveries: Delivery[]) {
  const [innings] = scorecard(makeMatch({ innings: [makeInnings({ deliveries })] }));
  if (!innings) throw new Error('no innings');
  return innings;
}

function fielders(...names: string[]): Wicket['fielders'] {
  return names.map((name) => ({ name, substitute: false }));
}

function text(kind: Wicket['kind'], ...names: string[]): string {
  return dismissalText({ kind, playerOut: 'H1', fielders: fielders(...names) }, 'Bumrah');
}

describe('scorecard', () => {
  it('gives runs, balls without wides, fours without all-run ones, and the dismissal of a batter', () => {
    const { batting, didNotBat } = card([
      makeBall({ runs: 4 }),
      makeBall({ runs: 4, nonBoundary: true }),
      makeBall({ extras: { wides: 1 } }),
      makeBall({ runs: 6, extras: { noballs: 1 } }),
      makeBall({ wickets: [{ kind: 'caught', fielders: fielders('A3') }] }),
    ]);
    expect(batting[0]).toEqual({
      player: { id: 'h1', name: 'H1' },
      position: 1,
      runs: 14,
      balls: 4,
      fours: 1,
      sixes: 1,
      strikeRate: 350,
      dismissal: 'c A3 b A11',
      notOut: false,
    });
    expect(batting[1]).toMatchObject({
      player: { name: 'H2' },
      balls: 0,
      strikeRate: null,
      dismissal: 'not out',
    });
    expect(didNotBat.map((player) => player.name)).toEqual([
      'H3',
      'H4',
      'H5',
      'H6',
      'H7',
      'H8',
      'H9',
      'H10',
      'H11',
    ]);
  });

  it('lets a batter who retired hurt return and be out', () => {
    const retired = makeBall({ wickets: [{ kind: 'retired hurt' }] });
    expect(card([retired, makeBall({ batter: 'H3' })]).batting[0]).toMatchObject({
      dismissal: 'retired hurt',
      notOut: true,
    });
    const back = [retired, makeBall({ batter: 'H3' }), makeBall()];
    expect(card(back).batting[0]).toMatchObject({ dismissal: 'not out', notOut: true });
    const bowled = [...back, makeBall({ wickets: [{ kind: 'bowled' }] })];
    expect(card(bowled).batting[0]).toMatchObject({ dismissal: 'b A11', notOut: false });
  });

  it('charges the bowler runs off the bat, wides and no-balls, not byes', () => {
    const { bowling } = card([
      makeBall({ runs: 1 }),
      makeBall({ extras: { wides: 2 } }),
      makeBall({ extras: { noballs: 1 } }),
      makeBall({ extras: { byes: 4 } }),
      makeBall({ extras: { legbyes: 1 }, wickets: [{ kind: 'run out', playerOut: 'H2' }] }),
      makeBall({ wickets: [{ kind: 'lbw' }] }),
    ]);
    expect(bowling).toEqual([
      {
        player: { id: 'a11', name: 'A11' },
        overs: '0.4',
        balls: 4,
        maidens: 0,
        runs: 4,
        wickets: 1,
        dots: 3,
        wides: 2,
        noballs: 1,
        economy: 6,
      },
    ]);
  });

  it('counts a maiden only for a whole over of one bowler off which nothing was charged', () => {
    expect(card(makeOver(0)).bowling[0]?.maidens).toBe(1);
    expect(card(makeOver(0, { extras: { legbyes: 1 } })).bowling[0]?.maidens).toBe(1);
    expect(card(makeOver(0, {}, 5)).bowling[0]?.maidens).toBe(0);
    expect(card([...makeOver(0), makeBall({ extras: { wides: 1 } })]).bowling[0]?.maidens).toBe(0);
    const shared = [...makeOver(0, {}, 3), ...makeOver(0, { bowler: 'A10' }, 3)];
    expect(card(shared).bowling.map((line) => line.maidens)).toEqual([0, 0]);
  });

  it('lists extras by kind and wickets as they fell', () => {
    const { extras, fallOfWickets } = card([
      makeBall({ runs: 6 }),
      makeBall({ extras: { penalty: 5 } }),
      makeBall({ wickets: [{ kind: 'bowled' }, { kind: 'timed out', playerOut: 'H3' }] }),
    ]);
    expect(extras).toEqual({ wides: 0, noballs: 0, byes: 0, legbyes: 0, penalty: 5, total: 5 });
    expect(fallOfWickets).toEqual([
      { wicket: 1, runs: 11, overs: '0.3', player: { id: 'h1', name: 'H1' } },
      { wicket: 2, runs: 11, overs: '0.3', player: { id: 'h3', name: 'H3' } },
    ]);
  });

  it('prints dismissals as scorecards do', () => {
    expect(text('caught', 'Kohli')).toBe('c Kohli b Bumrah');
    expect(text('caught')).toBe('c unknown b Bumrah');
    expect(text('caught and bowled')).toBe('c & b Bumrah');
    expect(text('stumped', 'Pant')).toBe('st Pant b Bumrah');
    expect(text('run out', 'Pant', 'Gill')).toBe('run out (Pant/Gill)');
    expect(text('run out')).toBe('run out');
    expect(text('lbw')).toBe('lbw b Bumrah');
    expect(text('hit wicket')).toBe('hit wicket b Bumrah');
    expect(text('retired out')).toBe('retired out');
    const substitute = {
      kind: 'caught',
      playerOut: 'H1',
      fielders: [{ name: 'Gill', substitute: true }],
    } as const;
    expect(dismissalText(substitute, 'Bumrah')).toBe('c sub (Gill) b Bumrah');
  });
});

describe('partnerships, phases and charts', () => {
  const deliveries = [
    ...makeOver(0, { runs: 2 }),
    makeBall({ over: 6, wickets: [{ kind: 'bowled' }] }),
    makeBall({ over: 16, batter: 'H3', extras: { wides: 5 } }),
    makeBall({ over: 16, batter: 'H3', runs: 6 }),
  ];
  const innings = makeInnings({ deliveries, penaltyRuns: { pre: 5, post: 0 } });
  const match = makeMatch({ innings: [innings] });

  it('lists partnerships in order, each with the batter first who came in first', () => {
    expect(partnerships(match, innings)).toEqual([
      {
        players: [
          { id: 'h1', name: 'H1' },
          { id: 'h2', name: 'H2' },
        ],
        runs: 12,
        balls: 7,
        unbroken: false,
      },
      {
        players: [
          { id: 'h2', name: 'H2' },
          { id: 'h3', name: 'H3' },
        ],
        runs: 11,
        balls: 1,
        unbroken: true,
      },
    ]);
  });

  it('counts the runs of the powerplay: six overs of twenty, ten of fifty', () => {
    expect(powerplayRuns(match, innings)).toBe(12);
    const late = makeInnings({ deliveries: [...makeOver(5, { runs: 1 }), ...makeOver(6, { runs: 2 })] });
    expect(powerplayRuns(match, late)).toBe(6);
    expect(powerplayRuns({ ...match, oversLimit: 50 }, late)).toBe(18);
    expect(powerplayRuns({ ...match, oversLimit: 40 }, late)).toBe(18);
    const ninth = makeInnings({ deliveries: makeOver(8) });
    expect(powerplayRuns({ ...match, oversLimit: 40 }, ninth)).toBeNull();
    expect(powerplayRuns({ ...match, oversLimit: 39 }, ninth)).not.toBeNull();
    expect(powerplayRuns({ ...match, ballsPerOver: 5, oversLimit: 10 }, late)).toBe(6);
  });

  it('has no powerplay without a limit of overs, in a super over, or before its first ball', () => {
    expect(powerplayRuns({ ...match, oversLimit: null }, innings)).toBeNull();
    expect(powerplayRuns(match, { ...innings, superOver: true })).toBeNull();
    expect(powerplayRuns(match, makeInnings({ deliveries: makeOver(6) }))).toBeNull();
  });
});

describe.skipIf(!hasArchives)('scorecards of real matches', () => {
  /**
   * IPL 2008, Royal Challengers v Kolkata, as on the public scorecard: McCullum 158 not out from 73 with 10 fours and
   * 13 sixes.
   */
  it('has McCullum’s 158 and Agarkar’s three for 25', async () => {
    const [match] = await readArchive(archivePath('ipl_json.zip'), ['335982']);
    const [kolkata, bangalore] = match ? scorecard(match) : [];
    expect(kolkata?.batting.find((line) => line.player.name === 'BB McCullum')).toMatchObject({
      runs: 158,
      balls: 73,
      fours: 10,
      sixes: 13,
      dismissal: 'not out',
    });
    expect(kolkata?.extras.total).toBe(17);
    expect(bangalore?.bowling.find((line) => line.player.name === 'AB Agarkar')).toMatchObject({
      overs: '4.0',
      runs: 25,
      wickets: 3,
    });
  });

  it('adds up in every PSL match: batters and extras to the total, wickets fallen to wickets down', async () => {
    for (const match of await readArchive(archivePath('psl_json.zip'))) {
      for (const innings of scorecard(match)) {
        const batted = innings.batting.reduce((sum, line) => sum + line.runs, 0);
        expect([match.id, batted + innings.extras.total]).toEqual([match.id, innings.runs]);
        expect([match.id, innings.fallOfWickets.length]).toEqual([match.id, innings.wickets]);
        expect([match.id, innings.batting.filter((line) => !line.notOut).length]).toEqual([
          match.id,
          innings.wickets,
        ]);
      }
    }
  }, 120_000);

  it('is consistent after any ball of a match', async () => {
    const [match] = await readArchive(archivePath('ipl_json.zip'), ['1370353']);
    if (!match) throw new Error('no match');
    const halfway = scorecard(truncateMatch(match, 60));
    expect(halfway).toHaveLength(1);
    expect(halfway[0]?.batting.some((line) => line.dismissal === 'not out')).toBe(true);
  });
});
