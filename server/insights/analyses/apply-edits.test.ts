import { describe, expect, it } from 'vitest';
import type { AnalystEdits } from '@gullylens/contract/http/insights/desk-analyses';
import type { AnalysisContent } from '../model/analysis-content.ts';
import { applyEdits, findUnknownPlayers, NO_EDITS } from './apply-edits.ts';

type Captains = AnalysisContent['captainChoices'];

const player = (key: string) => ({ key, name: key, reason: 'by the engine' });
const named = (key: string) => ({ key, reason: 'by the analyst' });
const [rao, iyer, gill, khan] = ['rao', 'iyer', 'gill', 'khan'].map(player);
/** The engine's picks: Rao as captain, Iyer as vice-captain, Gill as trump player and Khan as flop. */
const content = {
  pitchReport: { conditions: 'dry', scoringPattern: 'low', recommendation: 'bat' },
  captainChoices: { primary: rao, alternative: iyer },
  projections: [],
  topPlayers: [rao, iyer],
  dreamTeam: [],
  trumpPlayers: [gill],
  flopPlayers: [khan],
  note: null,
} as unknown as AnalysisContent;

const edited = (edits: Partial<AnalystEdits>) => applyEdits(content, { ...NO_EDITS, ...edits });
const keys = ({ primary, alternative }: Captains) => [primary?.key, alternative?.key];

describe("an analyst's captains", () => {
  it.each([
    ['none', {}, ['rao', 'iyer']],
    ["the engine's vice-captain as captain, so that they swap", { captain: named('iyer') }, ['iyer', 'rao']],
    [
      "the engine's captain as vice-captain, so that they swap",
      { viceCaptain: named('rao') },
      ['iyer', 'rao'],
    ],
    ['another captain', { captain: named('gill') }, ['gill', 'iyer']],
    ['another vice-captain', { viceCaptain: named('gill') }, ['rao', 'gill']],
    ['both', { captain: named('gill'), viceCaptain: named('rao') }, ['gill', 'rao']],
    [
      "the engine's captain as a flop, so that the other is captain",
      { flopPlayers: [named('rao')] },
      ['iyer', undefined],
    ],
    ['a player who is no longer in the analysis', { captain: named('sold') }, ['rao', 'iyer']],
  ] as const)('%s', (_, edits, captains) => {
    expect(keys(edited(edits as Partial<AnalystEdits>).captainChoices)).toEqual(captains);
  });
});

describe("an analyst's text", () => {
  it("replaces the engine's where it is given", () => {
    expect(edited({ conditions: 'wet', note: 'Dew.' })).toMatchObject({
      pitchReport: { conditions: 'wet', scoringPattern: 'low', recommendation: 'bat' },
      note: 'Dew.',
    });
  });

  it('gives a trump player who was a flop the reason of the analyst', () => {
    const { trumpPlayers, flopPlayers } = edited({ trumpPlayers: [named('khan')] });
    expect(trumpPlayers).toEqual([{ ...khan, reason: 'by the analyst' }]);
    expect(flopPlayers).toEqual([]);
  });
});

it('players who are not in the analysis are named', () => {
  const edits = { ...NO_EDITS, captain: named('sold'), trumpPlayers: [named('gill'), named('gone')] };
  expect(findUnknownPlayers(content, edits)).toEqual(['sold', 'gone']);
  expect(findUnknownPlayers(content, NO_EDITS)).toEqual([]);
});
