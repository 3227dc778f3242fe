import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { lockOf, openAnalyses } from '../../platform/api/open-analyses.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { type Armband, ArmbandMark } from '../../ui/players/armband-mark.tsx';
import { lockText } from '../../ui/text/lock-text.ts';
import { shortTitle } from '../../ui/text/short-name.ts';

/** How many analyses Premium would open now, and what is known of the next to lock; nothing when none is open. */
export function OpenNow() {
  const { i18n } = useLingui();
  const analyses = useQuery(apiQuery('GET /api/v1/analysis/'));
  const now = useLockClock();
  const open = openAnalyses(analyses.data?.data ?? [], now);
  const [next] = open;
  if (next === undefined) return null;
  return (
    <div className="mt-4 rounded-control border border-floodlight/40 px-3 py-2 text-sm">
      <p className="font-semibold text-floodlight">
        {i18n.t(
          '{count, plural, one {# analysis of a coming match is} other {# analyses of coming matches are}} open now.',
          { count: open.length },
        )}
      </p>
      <p className="mt-1 flex flex-wrap justify-between gap-x-3">
        <strong>{shortTitle(next.matchTitle)}</strong>
        <span className="text-muted tabular">{lockText(i18n, lockOf(next), now)}</span>
      </p>
      <Captains card={next} />
    </div>
  );
}

/** The expected points of both captains, without the names, which Premium opens; nothing without projections. */
function Captains({ card: { captainPoints, viceCaptainPoints } }: { card: AnalysisCard }) {
  const { i18n } = useLingui();
  if (captainPoints === null || viceCaptainPoints === null) return null;
  const picks: readonly [Armband, number][] = [
    ['captain', captainPoints],
    ['vice-captain', viceCaptainPoints],
  ];
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
      {picks.map(([armband, points]) => (
        <span key={armband} className="inline-flex items-center gap-1.5">
          <ArmbandMark armband={armband} />
          <strong className="tabular">{points.toFixed(1)}</strong>
        </span>
      ))}
      <span className="text-muted">{i18n.t('expected points')}</span>
    </p>
  );
}
