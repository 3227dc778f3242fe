import { z } from 'zod';
import { CricapiMatch } from './wire-match.ts';
import { wireCount, wireId, wireRows, wireText, wireTextOrNull } from './wire-values.ts';

const counts = {
  odi: wireCount.default(0),
  t20: wireCount.default(0),
  test: wireCount.default(0),
  squads: wireCount.default(0),
  matches: wireCount.default(0),
};

/** A row of `series`. `endDate` may be a day without a year, `Oct 28`; it is kept as written. */
export const CricapiSeries = z.object({
  id: wireId,
  name: wireText,
  startDate: wireTextOrNull,
  endDate: wireTextOrNull,
  ...counts,
});
export type CricapiSeries = z.output<typeof CricapiSeries>;

const WireSeriesInfo = z
  .object({ id: wireId, name: wireText, startdate: wireTextOrNull, enddate: wireTextOrNull, ...counts })
  .transform(({ startdate, enddate, ...info }) => ({ ...info, startDate: startdate, endDate: enddate }));

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
  matches: wireCount.default(0),
  wins: wireCount.default(0),
  loss: wireCount.default(0),
  ties: wireCount.default(0),
  nr: wireCount.default(0),
});
export type CricapiStanding = z.output<typeof CricapiStanding>;
