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
import { ShowAllButton } from '../../ui/controls/show-all-button.tsx';
import { benefits, OfferBar } from '../../ui/feedback/offer-box.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { AnalysisSummaryCard } from './analysis-card.tsx';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { openAnalyses } from '../../platform/api/open-analyses.ts';
import { isForFreeUser } from './sample-card.ts';
import { useOutcomes } from './match-to-lock.tsx';
import { NEXT_ON_PHONES, NEXT_TO_LOCK } from './next-to-lock.tsx';
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx';

const AnalysisDialog = lazyDialog(async () => (await import('./analysis-dialog.tsx')).AnalysisDialog);

const FIRST_CARDS = 6;
/** A reader without Premium sees the sample and what a locked card is like, rather than a page of locks. */
const FIRST_FREE_CARDS = 2;

interface ExpertAnalysisProps {
  /** Without Premium the offer is also shown before the first analysis is published. */
  isPremium: boolean;
  /** Receives the match of the chosen card; undefined from the offer over all cards. */
  onUpgrade: (matchKey?: string) => void;
}

/** The dashboard's cards of analyses. What the server does not send of a locked card is blurred, below an offer. */
export function ExpertAnalysis({ isPremium, onUpgrade }: ExpertAnalysisProps) {
  const { i18n } = useLingui();
  const analyses = useQuery(apiQuery('GET /api/v1/analysis/'));
  return (
    <QueryState
      query={analyses}
      loading={<Loading />}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <>
          {!isPremium && <Offer onUpgrade={onUpgrade} />}
          <EmptyState
            icon={<ClipboardList className="size-6" />}
            title={i18n.t('Expert Analysis Coming Soon')}
            text={i18n.t('An analysis opens six hours before its match.')}
          />
        </>
      }
    >
      {({ data }) => <Cards all={data} onUpgrade={onUpgrade} />}
    </QueryState>
  );
}

type OfferProps = Pick<ExpertAnalysisProps, 'onUpgrade'>;

function Offer({ onUpgrade }: OfferProps) {
  const { i18n } = useLingui();
  return (
    <div className="mb-3">
      <OfferBar
        heading="h3"
        title={i18n.t('Premium Content')}
        action={i18n.t('Get Premium Access')}
        control={
          <Button look="quiet" className="-my-2 -mr-3 px-3! text-floodlight!" onClick={() => onUpgrade()}>
            {i18n.t('Upgrade')}
          </Button>
        }
        offer={benefits}
        onUpgrade={() => onUpgrade()}
      />
    </div>
  );
}

function Cards({ all, onUpgrade }: { all: readonly AnalysisCard[] } & OfferProps) {
  const { i18n } = useLingui();
  const [openMatchKey, setOpenMatchKey] = useState<string | null>(null);
  const [isAllShown, setIsAllShown] = useState(false);
  const now = useLockClock();
  const isFree = isForFreeUser(all);
  const open = openAnalyses(all, now);
  const outcomeOf = useOutcomes();
  const later = afterNext(all, open);
  // `NextToLock` has fewer on a phone.
  const onPhonesOnly = isFree || isAllShown || later === open ? [] : open.slice(NEXT_ON_PHONES, NEXT_TO_LOCK);
  const first = isFree
    ? [...all.filter(isSample), ...later.filter((card) => !isSample(card))].slice(0, FIRST_FREE_CARDS)
    : [...onPhonesOnly, ...later.slice(0, FIRST_CARDS)];
  const cards = isAllShown ? all : first;
  return (
    <>
      {isFree && <Offer onUpgrade={onUpgrade} />}
      <CardStrip label={i18n.t('Expert Analysis')} columns={2}>
        {cards.map((card) => (
          <li key={card.id} className={onPhonesOnly.includes(card) ? 'md:hidden' : undefined}>
            <AnalysisSummaryCard
              card={card}
              isSample={isSample(card)}
              outcome={open.includes(card) ? null : (outcomeOf(card) ?? i18n.t('Started'))}
              onOpen={() => (card.locked ? onUpgrade(card.matchKey) : setOpenMatchKey(card.matchKey))}
            />
          </li>
        ))}
      </CardStrip>
      {openMatchKey !== null && (
        <AnalysisDialog matchKey={openMatchKey} onClose={() => setOpenMatchKey(null)} />
      )}
      {cards.length < all.length && (
        <ShowAllButton className="text-sky!" count={all.length} onShow={() => setIsAllShown(true)} />
      )}
    </>
  );
}

/**
 * Returns the open analyses behind those above, in `NextToLock`, which are repeated when there are no others. While none
 * is open, those of the matches that have started; those drafted after the start, which are not graded, come last.
 */
function afterNext(all: readonly AnalysisCard[], open: readonly AnalysisCard[]): readonly AnalysisCard[] {
  if (open.length > NEXT_TO_LOCK) return open.slice(NEXT_TO_LOCK);
  if (open.length > 0) return open;
  return all.toSorted((x, y) => Number(x.draftedLate) - Number(y.draftedLate));
}

function isSample(card: AnalysisCard): boolean {
  return !card.locked && card.sample;
}

/** As high as the strip or the grid of the first cards. */
function Loading() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading expert analysis')}>
      <CardStrip label={i18n.t('Expert Analysis')} columns={2}>
        {Array.from({ length: FIRST_CARDS }, (_, index) => (
          <li key={index}>
            <CardSkeleton />
          </li>
        ))}
      </CardStrip>
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className="flex h-[16.9375rem] flex-col justify-between rounded-card border border-line bg-surface p-4 md:h-[13.5625rem] md:py-3">
      <div className="space-y-2">
        <Skeleton className="h-3 w-28" />
        <Skeleton className="h-4 w-52" />
        <Skeleton className="h-3 w-36" />
      </div>
      <Skeleton className="h-10" />
      <Skeleton className="h-9" />
    </div>
  );
}
