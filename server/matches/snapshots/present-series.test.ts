import { describe, expect, it } from 'vitest';
import { CricapiSeries } from '../../vendors/cricapi/wire/wire-series.ts';
import { presentSeries, presentTournament } from './present-series.ts';

describe('a series', () => {
  it.each([
    ['IPL 2026', 10, true],
    ['IPLT20 2026', 10, true],
    ['TATA IPLT20', 10, true],
    ['Indian Premier League 2026', 10, true],
    ['ICC World Cup 2027', 5, true],
    ['Triple Crown Trophy', 5, false],
    ['Big Bash League', 5, false],
  ])('%s has priority %i', (name, priority, isFeatured) => {
    expect(presentSeries([CricapiSeries.parse({ id: 's', name })])).toMatchObject([
      { priority_score: priority, is_featured: isFeatured },
    ]);
  });
});

it.each([
  ['Indian Premier League 2026', 'IPL 2026'],
  ['Big Bash League', 'BBL'],
  ['Sheffield Shield 2026-27', 'Sheffield Shield 2026-27'],
  ['Ireland tour of India 2026', 'Ireland tour of India 2026'],
])('%s is called %s in short', (name, short) => {
  expect(presentSeries([CricapiSeries.parse({ id: 's', name })])).toMatchObject([{ short_name: short }]);
});

const formatsOf = (counts: object) =>
  presentSeries([CricapiSeries.parse({ id: 's', name: 'Tour', ...counts })]).map(
    (series) => presentTournament(series).formats,
  );

it('a tournament has the formats of which it has matches', () => {
  expect(formatsOf({ t20: 1, odi: 0, test: 2 })).toEqual([['t20', 'test']]);
  expect(formatsOf({})).toEqual([[]]);
});
