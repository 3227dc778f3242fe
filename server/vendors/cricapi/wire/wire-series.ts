import { z } from 'zod';
import { wireCount, wireId, wireName, wireOrDefault, wireTextOrNull } from './wire-values.ts';

/** A count. An unreadable one is read as 0, so that the series is not rejected. */
const count = wireOrDefault(wireCount, 0).catch(0);

/** A row of `series`. `endDate` may be a day without a year, `Oct 28`, and is stored unchanged. */
export const CricapiSeries = z.object({
  id: wireId,
  name: wireName,
  startDate: wireTextOrNull,
  endDate: wireTextOrNull,
  odi: count,
  t20: count,
  test: count,
  squads: count,
  matches: count,
});
/** A parsed series. */
export type CricapiSeries = z.output<typeof CricapiSeries>;
