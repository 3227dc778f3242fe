import type { Measure } from './measure.ts';
import { resultMeasures, stateMeasures, testMatchMeasures } from './measure-chances.ts';
import { pickMeasures } from './measure-picks.ts';
import { liveMeasures, pointsMeasures } from './measure-points.ts';
import { totalMeasures } from './measure-totals.ts';

/** Every figure, in the order of the report. Targets hold for the IPL and, for results, for men's T20 internationals. */
export function measures(): Measure[] {
  return [
    ...resultMeasures(),
    ...stateMeasures(),
    ...totalMeasures(),
    ...pointsMeasures(),
    ...liveMeasures(),
    ...pickMeasures(),
    ...testMatchMeasures(),
  ];
}
