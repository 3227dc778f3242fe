import { z } from 'zod';
import { CricapiMatch } from './wire-match.ts';
import { wireCount, wireId, wireName, wireOrNothing, wireRows, wireTextOrNull } from './wire-values.ts';

const count = wireOrNothing(wireCount, 0);
/** How many matches a series is said to have is the least of it: a count that is none costs no series. */
const toldCount = count.catch(0);
const counts = {
  odi: toldCount,
  t20: toldCount,
  test: toldCount,
  squads: toldCount,
  matches: toldCount,
};

/** A row of `series`. `endDate` may be a day without a year, `Oct 28`; it is kept as written. */
export const CricapiSeries = z.object({
  id: wireId,
  name: wireName,
  startDate: wireTextOrNull,
  endDate: wireTextOrNull,
  ...counts,
});
export type CricapiSeries = z.output<typeof CricapiSeries>;

/** The days in lower case, unlike those of the list. */
const WireSeriesInfo = z
  .object({
    id: wireId,
    name: wireName,
    startdate: wireTextOrNull,
    enddate: wireTextOrNull,
    startDate: wireTextOrNull,
    endDate: wireTextOrNull,
    ...counts,
  })
  .transform(({ startdate, enddate, ...info }) => ({
    ...info,
    startDate: startdate ?? info.startDate,
    endDate: enddate ?? info.endDate,
  }));

/** `series_info`: one series with its matches, which carry neither score nor series. */
export const CricapiSeriesInfo = z
  .object({ info: WireSeriesInfo, matchList: wireRows(CricapiMatch) })
  .transform(({ info, matchList }) => ({
    info,
    matches: matchList.map((match) => ({ ...match, series_id: match.series_id ?? info.id })),
  }));
export type CricapiSeriesInfo = z.output<typeof CricapiSeriesInfo>;

/** A row of `series_points`; the vendor gives neither points nor net run rate, and repeats teams. */
export const CricapiStanding = z.object({
  teamname: wireName,
  shortname: wireTextOrNull,
  matches: count,
  wins: count,
  loss: count,
  ties: count,
  nr: count,
});
export type CricapiStanding = z.output<typeof CricapiStanding>;
