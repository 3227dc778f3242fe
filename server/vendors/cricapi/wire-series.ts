import { z } from 'zod';
import { CricapiMatch } from './wire-match.ts';
import { wireCount, wireId, wireOrNothing, wireRows, wireText, wireTextOrNull } from './wire-values.ts';

const count = wireOrNothing(wireCount, 0);
const counts = { odi: count, t20: count, test: count, squads: count, matches: count };

/** A row of `series`. `endDate` may be a day without a year, `Oct 28`; it is kept as written. */
export const CricapiSeries = z.object({
  id: wireId,
  name: wireText,
  startDate: wireTextOrNull,
  endDate: wireTextOrNull,
  ...counts,
});
export type CricapiSeries = z.output<typeof CricapiSeries>;

/** The days in lower case, unlike those of the list. */
const WireSeriesInfo = z
  .object({
    id: wireId,
    name: wireText,
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
  teamname: wireText,
  shortname: wireTextOrNull,
  matches: count,
  wins: count,
  loss: count,
  ties: count,
  nr: count,
});
export type CricapiStanding = z.output<typeof CricapiStanding>;
