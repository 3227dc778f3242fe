import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportPitch } from '../../../../engine/report/pitch-report.ts';
import { summarisePlayers } from '../../../../engine/report/player-form.ts';
import {
  captainChoices,
  flopPlayers,
  topPlayers,
  trumpPlayers,
} from '../../../../engine/report/player-picks.ts';
import type { VenueSummary } from '../../../../engine/report/venue-summary.ts';
import { showLanguage } from '../../platform/language/show-language.ts';
import { chasesWon, pitchLine, pitchVerdict, reportText, usualTotals } from './report-text.ts';

const venue: VenueSummary = {
  sample: 16,
  averageScore: 170,
  spread: 20,
  highest: 210,
  lowest: 130,
  averageWickets: 6.25,
  averagePowerplay: 48.4,
  chaseSuccess: 50,
  tossWinAdvantage: 50,
  decided: 100,
};
const usual = { ...venue, averageScore: 160, sample: 90 };

const differentVenues: readonly Partial<VenueSummary>[] = [
  { sample: 1 },
  { sample: 4 },
  { averageScore: 167 },
  { averageScore: 155 },
  { averageScore: 190 },
  { averageScore: 120 },
  { spread: null },
  { averagePowerplay: null },
  { averageWickets: null },
  { chaseSuccess: null },
  { chaseSuccess: 70 },
  { chaseSuccess: 30 },
  { chaseSuccess: 100, decided: 1 },
];

/** Every text that the engine writes about pitches. */
const pitchTexts = differentVenues
  .flatMap((changes) =>
    [usual, { ...usual, averageScore: null }].map((elsewhere) =>
      reportPitch('ईडन गार्डन्स', { ...venue, ...changes }, elsewhere),
    ),
  )
  .flatMap((report) => Object.values(report));

/** Players with eight matches each, one with a single match. Some lose their form; some rarely score, but then much. */
const players = summarisePlayers(
  Array.from({ length: 129 }, (_, at) => ({
    playerId: `p${Math.floor(at / 8)}`,
    name: 'रोहित',
    team: 'मुंबई',
    date: `2026-04-0${(at % 8) + 1}`,
    points: pointsOf(Math.floor(at / 8), at % 8),
  })),
);
function pointsOf(player: number, match: number): number {
  if (player >= 12) return match < 2 ? 100 : -5;
  return ((player * 13 + match * 37) % 80) - (player % 4 === 0 ? 9 * match : 0);
}

const named = [
  topPlayers(players),
  trumpPlayers(players),
  flopPlayers(players),
  Object.values(captainChoices(players)),
  Object.values(captainChoices(players.slice(0, 1))),
];
const playerTexts = [
  ...named.flat().flatMap((player) => player?.reason ?? []),
  'Expected 42.5 points, between 8 and 84 in eight matches of ten; among the match’s three highest in 31% of simulations.',
  'Expected 42.5 points from 1 match.',
];

const numbers = (text: string) => text.match(/\d+(\.\d+)?/g)?.toSorted();

describe('the text of an analysis', () => {
  it('stays in English as it is', () => {
    for (const text of [...pitchTexts, ...playerTexts]) expect(reportText(i18n, text)).toBe(text);
  });
});

describe('the text of an analysis, in Hindi', () => {
  beforeEach(() => showLanguage('hi-IN'));
  afterEach(() => showLanguage('en-IN'));

  it('has no English left in what the engine wrote, and all of its numbers', () => {
    expect(named.map((list) => list.length > 0)).toEqual(named.map(() => true));
    for (const text of [...pitchTexts, ...playerTexts]) {
      const hindi = reportText(i18n, text);
      expect(hindi).not.toMatch(/[A-Za-z]/);
      expect(numbers(hindi), text).toEqual(numbers(text));
    }
  });

  it('keeps what an analyst wrote', () => {
    expect(reportText(i18n, 'Opens today. The powerplay is his.')).toBe('Opens today. The powerplay is his.');
  });
});

it.each([
  [
    'Good for batting: first innings average 191 in 16 matches at Made Ground, 20 above the usual 171.',
    'Good for batting · average 191',
    'बल्लेबाज़ी के लिए अच्छी · औसत 191',
  ],
  [
    'Runs come hard: first innings average 131 in 16 matches at Made Ground, 20 below the usual 151.',
    'Runs come hard · average 131',
    'रन बनाना मुश्किल · औसत 131',
  ],
  [
    'A fair pitch: first innings average 160 in 1 match at Made Ground, 2 above the usual 158, which may be chance.',
    'A fair pitch · average 160',
    'संतुलित पिच · औसत 160',
  ],
  [
    'First innings average 160 in 9 matches at Made Ground; there is nothing to compare it with.',
    'First innings · average 160',
    'पहली पारी · औसत 160',
  ],
  ['Only 1 match on record at Made Ground: too few to judge the pitch.', 'Too few matches', 'बहुत कम मैच'],
  ['Slow and low.', 'Slow and low.', 'Slow and low.'],
])('a card has the verdict of %s', async (text, english, hindi) => {
  expect(pitchLine(i18n, text)).toBe(english);
  await showLanguage('hi-IN');
  expect(pitchLine(i18n, text)).toBe(hindi);
  await showLanguage('en-IN');
});

it('what an analyst wrote is no verdict, also when it is written like one', () => {
  expect(pitchVerdict(i18n, 'Slow · two-paced')).toBeNull();
  expect(pitchLine(i18n, 'Slow · two-paced')).toBe('Slow · two-paced');
});

const reportOf = (changes: Partial<VenueSummary>) => reportPitch('Kochi', { ...venue, ...changes }, usual);

it.each([
  { chaseSuccess: 70, starts: 'Prefer the side batting second', percent: 70 },
  { chaseSuccess: 30, starts: 'Prefer the side batting first', percent: 30 },
  { chaseSuccess: 68.75, decided: 16, starts: 'Chases won 11 of 16', percent: 69 },
  { chaseSuccess: null, starts: 'No match here', percent: null },
  { sample: 4, starts: '4 matches at this ground', percent: null },
])(
  'a recommendation that begins "$starts" has the share of chases won',
  ({ starts, percent, ...changes }) => {
    const { recommendation } = reportOf(changes);
    expect(recommendation.startsWith(starts)).toBe(true);
    expect(chasesWon(recommendation)).toBe(percent);
  },
);

it('a report has the usual totals, unless it says nothing of them', () => {
  const totals = { lowest: 130, low: 150, average: 170, high: 190, highest: 210 };
  for (const averageScore of [170, 120, 220]) {
    const moved = { low: averageScore - 20, average: averageScore, high: averageScore + 20 };
    expect(usualTotals(reportOf({ averageScore }))).toEqual({ ...totals, ...moved });
  }
  expect(usualTotals(reportOf({ spread: null }))).toBeNull();
  expect(usualTotals(reportOf({ sample: 4 }))).toBeNull();
  expect(usualTotals({ ...reportOf({}), conditions: 'Slow and low.' })).toBeNull();
});
