import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { lockOf, openAnalyses } from '../../platform/api/open-analyses.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { type Armband, ArmbandMark } from '../../ui/players/armband-mark.tsx';
import { PremiumNumbers } from '../../ui/feedback/premium-numbers.tsx';
import { LastCaptains, useLastCaptains } from '../../ui/players/last-captains.tsx';
import { lockText } from '../../ui/text/lock-text.ts';
import { shortTitle } from '../../ui/text/short-name.ts';

/** Long enough to pay and to enter a team. */
const TIME_TO_USE_MS = 15 * 60_000;

/** What Premium opens now, in numbers, and what is known of the first open analysis that leaves time to use it. */
export function OpenNow() {
  const { i18n } = useLingui();
  const analyses = useQuery(apiQuery('GET /api/v1/analysis/'));
  const now = useLockClock();
  const open = openAnalyses(analyses.data?.data ?? [], now);
  const next = open.find((card) => lockOf(card) - now >= TIME_TO_USE_MS) ?? open.at(-1);
  const captains = useLastCaptains();
  const hasCaptains = captains !== null && captains?.length !== 0;
  return (
    <div className="mt-4 rounded-control bg-raised px-4 py-3">
      <PremiumNumbers />
      {next && (
        <div className="mt-3 border-t border-line pt-3 text-sm">
          <p className="flex flex-wrap justify-between gap-x-3">
            <strong>{shortTitle(next.matchTitle)}</strong>
            <span className="font-semibold text-floodlight tabular">{lockText(i18n, lockOf(next), now)}</span>
          </p>
          <Captains card={next} />
        </div>
      )}
      {hasCaptains && (
        <div className="mt-3 border-t border-line pt-3">
          <p className="mb-1 text-sm font-bold">{i18n.t('Our last captains')}</p>
          <LastCaptains />
        </div>
      )}
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
