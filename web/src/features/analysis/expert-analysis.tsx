import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CardStrip } from '../../ui/layout/card-strip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { OfferBar } from '../../ui/feedback/offer-box.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { AnalysisSummaryCard } from './analysis-card.tsx';
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx';

const AnalysisDialog = lazyDialog(async () => (await import('./analysis-dialog.tsx')).AnalysisDialog);

const FIRST_CARDS = 6;

interface ExpertAnalysisProps {
  /** Receives the match of the chosen card; undefined from the offer over all cards. */
  onUpgrade: (matchKey?: string) => void;
}

/** The dashboard's cards of analyses. What the server does not send of a locked card is blurred, below an offer. */
export function ExpertAnalysis({ onUpgrade }: ExpertAnalysisProps) {
  const { i18n } = useLingui();
  const analyses = useQuery(apiQuery('GET /api/v1/analysis/'));
  return (
    <QueryState
      query={analyses}
      loading={<Loading />}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <EmptyState
          icon={<ClipboardList className="size-6" />}
          title={i18n.t('Expert Analysis Coming Soon')}
        />
      }
    >
      {({ data }) => <Cards all={data} onUpgrade={onUpgrade} />}
    </QueryState>
  );
}

function Cards({ all, onUpgrade }: { all: readonly AnalysisCard[] } & ExpertAnalysisProps) {
  const { i18n } = useLingui();
  const [openMatchKey, setOpenMatchKey] = useState<string | null>(null);
  const [isAllShown, setIsAllShown] = useState(false);
  const cards = isAllShown ? all : all.slice(0, FIRST_CARDS);
  return (
    <>
      {cards.some((card) => card.locked) && (
        <div className="mb-3">
          <OfferBar
            heading="h3"
            title={i18n.t('Premium Content')}
            offer={i18n.t('Pitch, form, venue and captain calls, worked out ball by ball.')}
            control={
              <Button look="quiet" className="-my-2 -mr-3 px-3! text-floodlight!" onClick={() => onUpgrade()}>
                {i18n.t('Upgrade')}
              </Button>
            }
            onUpgrade={() => onUpgrade()}
          />
        </div>
      )}
      <CardStrip label={i18n.t('Expert Analysis')} columns={3}>
        {cards.map((card) => (
          <li key={card.id}>
            <AnalysisSummaryCard
              card={card}
              onOpen={() => (card.locked ? onUpgrade(card.matchKey) : setOpenMatchKey(card.matchKey))}
            />
          </li>
        ))}
      </CardStrip>
      {openMatchKey !== null && (
        <AnalysisDialog matchKey={openMatchKey} onClose={() => setOpenMatchKey(null)} />
      )}
      {cards.length < all.length && (
        <Button look="quiet" className="mt-3" onClick={() => setIsAllShown(true)}>
          {i18n.t('Show all {count}', { count: all.length })}
        </Button>
      )}
    </>
  );
}

/** As high as the strip or the grid of the first cards. */
function Loading() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading expert analysis')}>
      <CardStrip label={i18n.t('Expert Analysis')} columns={3}>
        {Array.from({ length: FIRST_CARDS }, (_, index) => (
          <li key={index}>
            <Skeleton className="h-52 rounded-card" />
          </li>
        ))}
      </CardStrip>
    </div>
  );
}
