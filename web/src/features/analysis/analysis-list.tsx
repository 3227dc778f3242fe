import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { OfferBar } from '../../ui/feedback/offer-box.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { AnalysisTeaser, TeaserSkeleton } from './analysis-teaser.tsx';
import { useOutcomes } from './match-to-lock.tsx';
import { ComingMatches } from './coming-matches.tsx';
import { cardGrid, FirstCards } from '../../ui/layout/first-cards.tsx';
import { FreeSample } from './free-sample.tsx';
import { FIRST_FOR_FREE_USERS, isForFreeUser, sampleOf } from './sample-card.ts';
import { lockOf, openAnalyses } from '../../platform/api/open-analyses.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';

/** What Premium adds to the analyses. */
const offered = [
  sentence('Who to make captain and why'),
  sentence('Expected points of every player'),
  sentence('Line-ups for each match'),
] as const;

const lists = 'grid grid-cols-1 gap-x-4 gap-y-8';
/** The sample and the offer side by side on wide screens, above the lists, as classes. */
const besideOffer = 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';
const wholeRow = 'lg:order-last lg:col-span-full';

interface AnalysisListProps {
  onUpgrade: () => void;
}

/**
 * All analyses: the open ones, the next to lock first, then coming matches, then what is sealed, latest first. Without
 * Premium the free sample is first, with one offer beside it (on a phone below the open ones), and the sealed ones, which
 * the track record has, are left out.
 */
export function AnalysisList({ onUpgrade }: AnalysisListProps) {
  const { i18n } = useLingui();
  const analyses = useQuery(apiQuery('GET /api/v1/analysis/'));
  const now = useLockClock();
  const outcomeOf = useOutcomes();
  const teaser = (card: AnalysisCard) => (
    <li key={card.id}>
      <AnalysisTeaser card={card} outcome={outcomeOf(card)} />
    </li>
  );
  return (
    <QueryState query={analyses} loading={<Loading />}>
      {({ data }) => {
        const open = openAnalyses(data, now);
        const sample = sampleOf(data);
        const sealed = data
          .filter((card) => !card.locked && card !== sample && !open.includes(card))
          .toSorted((one, other) => lockOf(other) - lockOf(one));
        return (
          <div className={classNames(lists, sample && besideOffer)}>
            {sample && <FreeSample card={sample} />}
            <Section title={i18n.t('Next to lock')} className={wholeRow}>
              {open.length === 0 ? (
                <EmptyState title={i18n.t('No analysis is open right now.')} className="mt-3" />
              ) : (
                <>
                  <p className="mt-1 text-sm text-muted">
                    {i18n.t('Captain and vice-captain with their expected points.')}
                  </p>
                  <FirstCards items={open} first={isForFreeUser(data) ? FIRST_FOR_FREE_USERS : undefined}>
                    {teaser}
                  </FirstCards>
                </>
              )}
            </Section>
            {isForFreeUser(data) && (
              <div className={classNames('grid', sample && 'lg:mt-11')}>
                <OfferBar title={i18n.t('Names are for members')} offer={offered} onUpgrade={onUpgrade} />
              </div>
            )}
            <div className={`${wholeRow} empty:hidden`}>
              <ComingMatches known={data} />
            </div>
            {sealed.length > 0 && (
              <Section title={i18n.t('Matches that have started')} className={wholeRow}>
                <p className="mt-1 text-sm text-muted">
                  {i18n.t('Captain and vice-captain with the points expected before play.')}
                </p>
                <FirstCards items={sealed}>{teaser}</FirstCards>
              </Section>
            )}
          </div>
        );
      }}
    </QueryState>
  );
}

/** As high as the heading and the first cards. */
function Loading() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading expert analysis')}>
      <p className="text-xl font-bold">{i18n.t('Next to lock')}</p>
      <p className="mt-1 text-sm text-muted">
        {i18n.t('Captain and vice-captain with their expected points.')}
      </p>
      <div className={`mt-3 ${cardGrid}`}>
        {Array.from({ length: 6 }, (_, index) => (
          <TeaserSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
