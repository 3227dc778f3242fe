import type { SeriesSummary } from '@gullylens/contract/http/cricket-dashboard';
import type { Tournament } from '@gullylens/contract/http/cricket-series';
import { genderIn } from '../state/gender-in.ts';

const FORMATS = ['t20', 'odi', 'test'] as const;

/** A series in the words of a tournament. `England Women tour of India, 2025` names two countries and a gender. */
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
