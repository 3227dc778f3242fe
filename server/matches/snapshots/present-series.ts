import type { SeriesSummary } from '@gullylens/contract/http/matches/cricket-dashboard';
import type { Tournament } from '@gullylens/contract/http/matches/cricket-series';
import type { CricapiSeries } from '../../vendors/cricapi/wire/wire-series.ts';
import { genderIn } from '../model/match-names.ts';

/** Converts the vendor's series to the API's shape: highest priority first, otherwise in the vendor's order. */
export function presentSeries(rows: readonly CricapiSeries[]): SeriesSummary[] {
  const presented = rows.map((row) => ({
    ...row,
    key: row.id,
    short_name: shorten(row.name),
    is_featured: IPL.test(row.name) || /world cup/i.test(row.name),
    priority_score: IPL.test(row.name) ? IPL_PRIORITY : SERIES_PRIORITY,
  }));
  return presented.toSorted((a, b) => b.priority_score - a.priority_score);
}

/** `Indian Premier League 2026` -> IPL 2026. Names of one or two words, and names of tours, stay unchanged. */
function shorten(name: string): string {
  const year = /\b\d{4}(-\d{2,4})?\b/.exec(name)?.[0];
  const words = name.replace(/,?\s*\b\d{4}(-\d{2,4})?\b/, '').split(/\s+/);
  if (words.length < 3 || words.some((word) => /^(tour|of|in)$/i.test(word))) return name;
  const letters = words.map((word) => word.charAt(0).toUpperCase()).join('');
  return year ? `${letters} ${year}` : letters;
}

/** Values of `priority` in the API. World Cups are featured too, but only the IPL ranks higher. */
const IPL_PRIORITY = 10;
const SERIES_PRIORITY = 5;
/** `ipl` counts only at the start of a word: `IPLT20`, but not `triples`. */
const IPL = /\bipl|indian premier league/i;

const FORMATS = ['t20', 'odi', 'test'] as const;

/**
 * Converts a series to a tournament. Countries (visitor, then host) and gender are read from names such as `England
 * Women tour of India, 2025`; other names give no countries. `start_date` is as the vendor sends it. No source has
 * `association_key`.
 */
export function presentTournament(series: SeriesSummary): Tournament {
  return {
    key: series.key,
    name: series.name,
    short_name: series.short_name,
    start_date: series.startDate,
    countries: touringCountries(series.name),
    gender: genderIn(series.name),
    formats: FORMATS.filter((format) => series[format] > 0),
    association_key: null,
  };
}

function touringCountries(name: string): string[] {
  const parts = /^(.+?)(?:\s+women)?\s+tour of\s+(.+?)(?:,|\s+\d{4}|$)/i.exec(name);
  return parts ? [parts[1] ?? '', parts[2] ?? ''] : [];
}
