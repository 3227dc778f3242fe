import type { SeriesSummary } from '@gullylens/contract/http/cricket-dashboard';
import type { CricapiSeries } from '../../vendors/cricapi/wire-series.ts';
import { isFeaturedSeries, seriesPriority } from '../state/priority.ts';

/** Series as they leave the server, those of highest priority first. */
export function presentSeries(rows: readonly CricapiSeries[]): SeriesSummary[] {
  const presented = rows.map((row) => ({
    id: row.id,
    key: row.id,
    name: row.name,
    short_name: shorten(row.name),
    startDate: row.startDate,
    endDate: row.endDate,
    odi: row.odi,
    t20: row.t20,
    test: row.test,
    squads: row.squads,
    matches: row.matches,
    is_featured: isFeaturedSeries(row.name),
    priority_score: seriesPriority(row.name),
  }));
  return presented.toSorted((a, b) => b.priority_score - a.priority_score);
}

/** `Indian Premier League 2026` -> IPL 2026; a name of one or two words stays as it is. */
function shorten(name: string): string {
  const year = /\b\d{4}(-\d{2,4})?\b/.exec(name)?.[0];
  const words = name.replace(/,?\s*\b\d{4}(-\d{2,4})?\b/, '').split(/\s+/);
  if (words.length < 3 || words.some((word) => /^(tour|of|in)$/i.test(word))) return name;
  const letters = words.map((word) => word.charAt(0).toUpperCase()).join('');
  return year ? `${letters} ${year}` : letters;
}
