import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { textOfError } from '../../platform/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/failure-panel.tsx';
import { AnalysisCardSkeleton, LockedAnalysisCard, OpenAnalysisCard } from './analysis-card.tsx';
import { analysesQuery } from './analysis-queries.ts';
import { PremiumOverlay } from './premium-overlay.tsx';

const AnalysisDialog = lazy(() =>
  import('./analysis-dialog.tsx').then((module) => ({ default: module.AnalysisDialog })),
);

/** Cards shown before the reader asks for more. */
const FIRST_CARDS = 6;

/** The Expert Analysis section: open cards for premium members, blurred ones under an offer for everybody else. */
export function ExpertAnalysis({ onUpgrade }: { onUpgrade: () => void }) {
  const { i18n } = useLingui();
  const analyses = useQuery(analysesQuery);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [isAllShown, setAllShown] = useState(false);

  if (analyses.isPending) return <CardGridSkeleton />;
  if (analyses.data === undefined) {
    return <LoadFailed text={textOfError(analyses.error)} onRetry={() => void analyses.refetch()} />;
  }
  const all = analyses.data.data;
  const cards = isAllShown ? all : all.slice(0, FIRST_CARDS);
  if (cards.length === 0) {
    return (
      <EmptyState icon={<ClipboardList className="size-6" />} title={i18n.t('Expert Analysis Coming Soon')} />
    );
  }
  const locked = cards.some((card) => card.locked);
  return (
    <>
      <div className="relative">
        <ul className={gridClasses}>
          {cards.map((card) => (
            <li key={card.id}>
              {card.locked ? (
                <LockedAnalysisCard card={card} onOpen={onUpgrade} />
              ) : (
                <OpenAnalysisCard card={card} onOpen={() => setOpenKey(card.matchKey)} />
              )}
            </li>
          ))}
        </ul>
        {locked && <PremiumOverlay onUpgrade={onUpgrade} />}
        {openKey !== null && (
          <Suspense fallback={null}>
            <AnalysisDialog matchKey={openKey} onClose={() => setOpenKey(null)} />
          </Suspense>
        )}
      </div>
      {cards.length < all.length && (
        <Button look="quiet" className="mt-3" onClick={() => setAllShown(true)}>
          {i18n.t('Show all {count}', { count: all.length })}
        </Button>
      )}
    </>
  );
}

const gridClasses = 'grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3';

function CardGridSkeleton() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading expert analysis')} className={gridClasses}>
      <AnalysisCardSkeleton />
      <AnalysisCardSkeleton />
      <AnalysisCardSkeleton />
    </div>
  );
}
