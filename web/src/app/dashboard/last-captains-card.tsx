import { useLingui } from '@lingui/react';
import { ChevronRight } from 'lucide-react';
import { paths } from '../../platform/links.ts';
import { StretchedLink } from '../../ui/controls/stretched-button.tsx';
import { CaptainRate, LastCaptains, useLastCaptains } from '../../ui/players/last-captains.tsx';

/** How our last captains did, linked to the track record; nothing before the first is graded, or after a failure. */
export function LastCaptainsCard() {
  const { i18n } = useLingui();
  const captains = useLastCaptains();
  if (captains === null || captains?.length === 0) return null;
  return (
    <div className="relative mt-2 rounded-card border border-line bg-surface px-3 py-2.5 transition-colors hover:bg-raised">
      <div className="mb-1 flex flex-wrap items-center gap-x-3 text-xs">
        <h3 className="flex-1 text-sm font-bold whitespace-nowrap">
          <StretchedLink to={paths.trackRecord}>{i18n.t('Our last captains')}</StretchedLink>
        </h3>
        <p className="font-semibold tabular">
          <CaptainRate />
        </p>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </div>
      <LastCaptains />
    </div>
  );
}
