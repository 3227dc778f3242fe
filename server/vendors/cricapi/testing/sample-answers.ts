import type { z } from 'zod';
import { liveMatch } from './make-vendor-match.ts';
import { CricapiCountry, CricapiSquad } from '../wire/wire-people.ts';
import { CricapiScorecard } from '../wire/wire-scorecard.ts';
import { CricapiSeries } from '../wire/wire-series.ts';

const asha = { id: 'p-asha', name: 'Asha Rao', country: 'India' };
const bela = { id: 'p-bela', name: 'Bela O’Neil', country: 'England' };
const chand = { id: 'p-chand', name: 'Chand', country: 'India' };
const PICTURE = 'https://pictures.example/one.webp';

const series = (id: string, name: string) => ({
  id,
  name,
  startDate: '2026-03-01',
  endDate: 'May 30',
  odi: 0,
  t20: 74,
  test: 1,
  squads: 10,
  matches: 75,
});
const member = (person: typeof asha) => ({
  ...person,
  role: 'WK-Batsman',
  battingStyle: 'Left Handed Bat',
  bowlingStyle: 'Right-arm medium',
  playerImg: PICTURE,
});

/** Rows of each of the vendor's lists, and their parsers. */
export const LISTS: readonly (readonly [string, z.ZodType, readonly object[]])[] = [
  ['series', CricapiSeries, [series('s-1', 'Gulmohar Cup'), series('s-2', 'Lake Tour'), series('s-3', 'A')]],
  [
    'countries',
    CricapiCountry,
    ['in', 'gb', 'nz'].map((id) => ({ id, name: `Land ${id}`, genericFlag: PICTURE })),
  ],
  [
    'match_squad',
    CricapiSquad,
    ['Mumbai', 'Pune', 'Delhi'].map((teamName) => ({
      teamName,
      shortname: 'X',
      img: PICTURE,
      players: [member(asha), member(bela)],
    })),
  ],
];

const batting = (batsman: typeof asha, words: string) => ({
  batsman,
  dismissal: 'catch',
  'dismissal-text': words,
  bowler: bela,
  catcher: chand,
  r: 30,
  b: 20,
  '4s': 3,
  '6s': 1,
  sr: 150,
});

interface MadeItem {
  readonly endpoint: string;
  readonly schema: z.ZodType;
  readonly data: Readonly<Record<string, unknown>>;
  /** The position of a list in the response, and its name after parsing. */
  readonly list: readonly [received: string, read: string];
}

/** A response of each endpoint for a single item. */
export const ITEMS: readonly MadeItem[] = [
  {
    endpoint: 'match_scorecard',
    schema: CricapiScorecard,
    data: {
      ...liveMatch('m1', 61),
      scorecard: ['Mumbai', 'Pune', 'Mumbai'].map((team, at) => ({
        inning: `${team} Inning ${at + 1}`,
        batting: [batting(asha, 'c Chand b Bela O’Neil'), batting(chand, 'batting')],
        bowling: [{ bowler: bela, o: 7.3, m: 1, r: 30, w: 2, nb: 0, wd: 1, eco: 4 }],
        catching: [{ catcher: chand, stumped: 0, runout: 0, catch: 1, cb: 0, lbw: 0, bowled: 0 }],
        extras: { r: 4, b: 1 },
        totals: {},
      })),
    },
    list: ['scorecard', 'innings'],
  },
];
