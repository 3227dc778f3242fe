import { describe, expect, it } from 'vitest';
import { archivePath, hasArchives, readArchive } from '../testing/read-archive.ts';
import { inningsTotals } from './innings-totals.ts';
import { outcomeContradiction } from './recompute-outcome.ts';

/** Scores from the scorecards of ESPNcricinfo, entered by hand. */
const PRINTED = [
  ['ipl_json.zip', '335982', 'first match of the IPL, 2008', ['222/3 20.0', '82/10 15.1']],
  ['ipl_json.zip', '598027', 'Gayle 175, 2013', ['263/5 20.0', '133/9 20.0']],
  ['ipl_json.zip', '1370353', 'final of 2023, target 171 in 15 overs by D/L', ['214/4 20.0', '171/5 15.0']],
  [
    'ipl_json.zip',
    '1216517',
    'two super overs, 2020',
    ['176/6 20.0', '176/6 20.0', '5/2 1.0', '5/1 1.0', '11/1 1.0', '15/0 0.4'],
  ],
  [
    'odis_male_json.zip',
    '1144530',
    'World Cup final of 2019',
    ['241/8 50.0', '241/10 50.0', '15/0 1.0', '15/1 1.0'],
  ],
] as const;

describe.skipIf(!hasArchives)('matches as they were played', () => {
  it.each(PRINTED)('adds %s %s (%s) up to the printed scores', async (zip, id, _, scores) => {
    const [match] = await readArchive(archivePath(zip), [id]);
    const totals = match?.innings.map((innings) => inningsTotals(innings, match.ballsPerOver));
    expect(totals?.map(({ runs, wickets, overs }) => `${runs}/${wickets} ${overs}`)).toEqual(scores);
  });

  it('finds the recorded result in the balls of every IPL match that was played out', async () => {
    const matches = await readArchive(archivePath('ipl_json.zip'));
    expect(matches).toHaveLength(1024);
    expect(matches.map(outcomeContradiction).filter((sentence) => sentence !== null)).toEqual([]);
  }, 120_000);
});
