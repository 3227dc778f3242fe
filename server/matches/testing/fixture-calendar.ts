import type { FeedFormat, FeedMatch } from '../model/feed-match.ts';
import { makeFeedMatch } from './make-feed-match.ts';

interface Season {
  readonly name: string;
  readonly format: FeedFormat;
  /** `MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
  readonly everyDays: number;
  /** Starts of a match day in UTC, as hours. */
  readonly hours: readonly number[];
}

/** A year as busy as real ones: leagues, tours and a World Cup, at the hours at which they are played. */
const SEASONS: readonly Season[] = [
  { name: 'Big Bash', format: 't20', from: '01-01', to: '01-27', everyDays: 1, hours: [8.25] },
  { name: 'SA20', format: 't20', from: '01-09', to: '02-08', everyDays: 1, hours: [15.5] },
  { name: 'ILT20', format: 't20', from: '01-11', to: '02-09', everyDays: 1, hours: [14.5] },
  { name: 'PSL', format: 't20', from: '02-13', to: '03-19', everyDays: 1, hours: [14] },
  { name: 'WPL', format: 't20', from: '02-14', to: '03-15', everyDays: 1, hours: [14] },
  { name: 'Tests at home', format: 'test', from: '02-01', to: '03-10', everyDays: 8, hours: [4] },
  { name: 'IPL', format: 't20', from: '03-22', to: '05-28', everyDays: 1, hours: [14] },
  { name: 'IPL double-headers', format: 't20', from: '03-22', to: '05-20', everyDays: 7, hours: [10] },
  { name: 'Blast', format: 't20', from: '05-30', to: '07-19', everyDays: 2, hours: [17.5, 17.5, 18] },
  { name: 'Ashes', format: 'test', from: '06-16', to: '07-31', everyDays: 9, hours: [10] },
  { name: 'Tour of the West Indies', format: 'odi', from: '07-20', to: '08-14', everyDays: 3, hours: [13.5] },
  { name: 'The Hundred', format: 'hundred', from: '08-01', to: '08-27', everyDays: 1, hours: [14, 17.5] },
  { name: 'CPL', format: 't20', from: '08-16', to: '09-24', everyDays: 1, hours: [23] },
  { name: 'Asia Cup', format: 'odi', from: '08-30', to: '09-17', everyDays: 2, hours: [9.5] },
  { name: 'World Cup', format: 'odi', from: '10-05', to: '11-19', everyDays: 1, hours: [8.5] },
  { name: 'T20s in Australia', format: 't20', from: '11-22', to: '12-12', everyDays: 3, hours: [8] },
  { name: 'WBBL', format: 't20', from: '10-19', to: '12-02', everyDays: 1, hours: [4, 8] },
  { name: 'Tests in Australia', format: 'test', from: '12-14', to: '12-26', everyDays: 12, hours: [23.5] },
];

const DAY_MS = 86_400_000;

/** All matches of the year, as upcoming, by start time. */
export function yearOfFixtures(year: number): FeedMatch[] {
  const matches = SEASONS.flatMap((season) => listSeason(season, year));
  return matches.toSorted((a, b) => String(a.startsAt).localeCompare(String(b.startsAt)));
}

function listSeason(season: Season, year: number): FeedMatch[] {
  const matches: FeedMatch[] = [];
  const last = Date.parse(`${year}-${season.to}T00:00:00Z`);
  for (
    let day = Date.parse(`${year}-${season.from}T00:00:00Z`);
    day <= last;
    day += season.everyDays * DAY_MS
  ) {
    for (const [index, hour] of season.hours.entries()) {
      const startsAt = new Date(day + hour * 3_600_000).toISOString();
      const key = `${season.name} ${startsAt} ${index}`;
      matches.push(makeFeedMatch({ key, format: season.format, startsAt }));
    }
  }
  return matches;
}
