import { z } from 'zod';
import { wireCount, wireId, wireName, wireOrNothing, wireTextOrNull } from './wire-values.ts';

/** An unreadable count is read as 0, so that the series stays. */
const count = wireOrNothing(wireCount, 0).catch(0);

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
