import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { describe, expect, it } from 'vitest';
import { mergeScorecards } from './merge-scorecards.ts';

type Innings = Scorecard['innings'][number];

const batter = (id: string, runs: number, dismissal: string | null = null) => {
  const line = { balls: runs, fours: 0, sixes: 0, strikeRate: 100, dismissal };
  return { id, name: id, runs, ...line };
};
const bowler = (id: string, overs: string, wickets = 0) => {
  const line = { maidens: 0, runs: 0, wides: 0, noballs: 0, lbwOrBowled: 0, economy: 0 };
  return { id, name: id, overs, wickets, ...line };
};
const fielder = (id: string, catches: number) => ({ id, name: id, catches, stumpings: 0, runOuts: 0 });

/** Rao 30, Iyer 20 and 5 extras after 8 overs. */
const card = (parts: Partial<Innings> = {}): Innings => ({
  inning: 'Home Inning 1',
  team: 'Home',
  total: { runs: 55, wickets: 1, overs: '8.0' },
  extras: 5,
  batting: [batter('rao', 30), batter('iyer', 20)],
  bowling: [bowler('das', '4.0', 1), bowler('sen', '4.0')],
  fielding: [fielder('das', 1)],
  ...parts,
});
const cards = (...innings: Innings[]): Scorecard => ({
  matchKey: 'm',
  source: 'vendor',
  innings,
  as_of: '2026-11-21T09:00:00.000Z',
});
const scored = (overs: string, label = 'Home Inning 1') => ({
  label,
  team: 'Home',
  runs: 55,
  wickets: 1,
  overs,
});

function merge(next: Innings[], stored: Innings[] = [card()], innings = [scored('9.0')]) {
  return linesOf(mergeScorecards(cards(...next), cards(...stored), { format: 't20', innings }));
}

/** The innings without the fall of wickets, which the merge adds. */
function linesOf({ innings }: Scorecard) {
  return innings.map((each) => {
    const lines = { ...each };
    delete lines.fallOfWickets;
    return lines;
  });
}

const ninth = [bowler('das', '4.0', 1), bowler('sen', '5.0')];
const runsOf = ({ batting }: Partial<Innings> = {}) => batting?.map(({ id, runs }) => `${id} ${runs}`);

describe('a later scorecard', () => {
  it('is stored as it is when there was none, or nothing was lost', () => {
    const next = cards(card());
    expect(linesOf(mergeScorecards(next, null, { format: 't20', innings: [] }))).toEqual(next.innings);
    const later = card({ bowling: ninth, batting: [batter('rao', 30), batter('iyer', 24)] });
    expect(merge([later])).toEqual([later]);
  });

  it('takes no runs from a batter when its runs do not add up to the total', () => {
    const later = card({ bowling: ninth, batting: [batter('rao', 29), batter('iyer', 26)] });
    expect(runsOf(merge([later])[0])).toEqual(['rao 30', 'iyer 26']);
  });

  it('takes no batter away when its runs do not add up to the total', () => {
    const later = card({ bowling: ninth, batting: [batter('iyer', 26)] });
    expect(runsOf(merge([later])[0])).toEqual(['rao 30', 'iyer 26']);
    expect(runsOf(merge([card({ ...later, total: null })])[0])).toEqual(['rao 30', 'iyer 26']);
  });

  it('corrects a batter when runs and extras add up to the total', () => {
    const later = card({ batting: [batter('rao', 26), batter('iyer', 24)] });
    expect(merge([later])).toEqual([later]);
    const legByes = card({ extras: 9, batting: [batter('rao', 26), batter('iyer', 20)] });
    expect(merge([legByes])).toEqual([legByes]);
  });

  it('says who is out, even where it takes no runs away', () => {
    const later = card({ bowling: ninth, batting: [batter('rao', 29, 'run out'), batter('iyer', 26)] });
    const [innings] = mergeScorecards(cards(later), cards(card()), {
      format: 't20',
      innings: [scored('9.0')],
    }).innings;
    expect(innings?.batting.map(({ runs, dismissal }) => [runs, dismissal])).toEqual([
      [30, 'run out'],
      [26, null],
    ]);
    expect(innings?.fallOfWickets).toEqual([{ wicket: 1, id: 'rao' }]);
  });

  it('takes no wickets and catches either', () => {
    const lines = { bowling: [bowler('sen', '5.0'), bowler('das', '4.0')], fielding: [] };
    const [kept] = merge([card({ ...lines, extras: 6 })]);
    expect(kept?.bowling.map(({ id, wickets }) => `${id} ${wickets}`)).toEqual(['sen 0', 'das 1']);
    expect(kept?.bowling).toContainEqual(bowler('sen', '5.0'));
    expect(kept?.fielding).toEqual([fielder('das', 1)]);
    const [more] = merge([card({ extras: 6, bowling: ninth, fielding: [fielder('das', 2)] })]);
    expect(more?.fielding).toEqual([fielder('das', 2)]);
  });

  it('takes no stumpings and run-outs either', () => {
    const stumping = { ...fielder('das', 1), stumpings: 1 };
    const runOut = { ...fielder('sen', 1), runOuts: 1 };
    const less = card({ extras: 6, bowling: ninth, fielding: [fielder('das', 1), fielder('sen', 1)] });
    expect(merge([less], [card({ fielding: [stumping, runOut] })])[0]?.fielding).toEqual([stumping, runOut]);
  });

  it('of fewer balls is an old answer', () => {
    const old = card({ bowling: [bowler('das', '4.0'), bowler('sen', '3.5')], batting: [batter('rao', 50)] });
    expect(merge([old])).toEqual([card()]);
  });

  it('keeps the fall of wickets when it is an old answer', () => {
    const stored = { ...card(), fallOfWickets: [{ wicket: 1, id: 'rao' }] };
    const old = card({ bowling: [bowler('das', '4.0')] });
    const merged = mergeScorecards(cards(old), cards(stored), { format: 't20', innings: [scored('9.0')] });
    expect(merged.innings).toEqual([stored]);
  });

  it('of fewer balls is a correction when the score went back too', () => {
    const back = card({ bowling: [bowler('das', '4.0'), bowler('sen', '3.5')], batting: [batter('rao', 9)] });
    expect(merge([back], [card()], [scored('7.5')])).toEqual([back]);
    expect(merge([back], [card()], [scored('8.0')])).toEqual([card()]);
    expect(merge([back], [card()], [scored('7.5', 'Team A Inning 1')])).toEqual([back]);
  });

  it('keeps an innings that it lacks, unless the score lacks it too', () => {
    const second = card({ inning: 'Away Inning 1', team: 'Away' });
    const both = [card(), second];
    expect(merge([second], both, [scored('20'), scored('9.0', 'Away Inning 1')])).toEqual(both);
    expect(merge([card()], both, [scored('20')])).toEqual([card()]);
    expect(merge([card()], both, [])).toEqual(both);
  });
});
