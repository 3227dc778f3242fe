import type { Forecast } from '@gullylens/contract/http/forecast';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ChartFigure } from '../../ui/chart-figure.tsx';
import { oversBowled, oversShown } from '../../ui/match/overs.ts';
import { RibbonPlot } from '../../ui/plot/ribbon-plot.tsx';
import { oversOnAxis } from './innings-progress.ts';

type RibbonPoint = Forecast['history'][number];

interface WinRibbonProps {
  forecast: Forecast;
  /** Of the match, for how long an innings goes. */
  format: string;
}

/** How the chances moved: the first team's from below, the second's from above. */
export function WinRibbon({ forecast: { teams, history }, format }: WinRibbonProps) {
  const { i18n } = useLingui();
  const { place, innings } = axisOf(history, format);
  const last = history.at(-1);
  return (
    <ChartFigure
      legend={i18n.t('{below} from below, {above} from above; the line is where they meet.', {
        below: teams[0],
        above: teams[1],
      })}
      table={{
        caption: i18n.t('Win probability over the match'),
        head: [i18n.t('Stage'), i18n.t('Score'), `${teams[0]} (%)`, `${teams[1]} (%)`],
        rows: history.map((point) => [
          stageText(i18n, point),
          `${point.runs}/${point.wickets}`,
          String(Math.round(point.teamA)),
          String(100 - Math.round(point.teamA)),
        ]),
      }}
    >
      <RibbonPlot
        name={i18n.t('Win probability')}
        summary={last ? readPoint(i18n, last, teams) : ''}
        across={Array.from({ length: innings }, (_, at) => ({
          at: at / innings,
          text: i18n.t('Innings {number}', { number: at + 1 }),
        }))}
        up={[0, 0.5, 1].map((at) => ({ at, text: `${at * 100}%` }))}
        stops={history.map((point) => ({ at: place(point), text: readPoint(i18n, point, teams) }))}
        points={history.map((point) => ({ across: place(point), share: point.teamA / 100 }))}
      />
    </ChartFigure>
  );
}

/** All innings are as wide as a whole one, or as the longest so far. */
function axisOf(history: readonly RibbonPoint[], format: string) {
  const innings = Math.max(2, ...history.map((point) => point.innings));
  const overs = oversOnAxis(
    format,
    history.map((point) => oversBowled(point.overs)),
  );
  const place = (point: RibbonPoint) =>
    (Math.max(0, point.innings - 1) + oversBowled(point.overs) / overs) / innings;
  return { place, innings };
}

function stageText(i18n: I18n, { innings, overs }: RibbonPoint): string {
  if (innings === 0) return i18n.t('Before the first ball');
  return i18n.t('Innings {number}, {overs} ov', { number: innings, overs: oversShown(overs) });
}

function readPoint(i18n: I18n, point: RibbonPoint, [a, b]: Forecast['teams']): string {
  const share = Math.round(point.teamA);
  return `${stageText(i18n, point)}, ${point.runs}/${point.wickets}: ${a} ${share}%, ${b} ${100 - share}%`;
}
