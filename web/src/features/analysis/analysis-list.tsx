import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { OfferBar } from '../../ui/feedback/offer-box.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { AnalysisTeaser, teaserSize } from './analysis-teaser.tsx';
import { ComingMatches } from './coming-matches.tsx';
import { lockOf, openAnalyses } from './open-analyses.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';

const grid = 'grid grid-cols-1 gap-2 sm:gap-4 md:grid-cols-2 xl:grid-cols-3';
const SHOWN_AT_FIRST = 6;

/**
 * All analyses: the open ones, the next to lock first, then coming matches, then what is sealed, latest first. Without
 * Premium one offer stands above them.
 */
export function AnalysisList({ onUpgrade }: { onUpgrade: () => void }) {
  const { i18n } = useLingui();
  const analyses = useQuery(apiQuery('GET /api/v1/analysis/'));
  const now = useLockClock();
  return (
    <QueryState
      query={analyses}
      label={i18n.t('Loading expert analysis')}
      skeletons={Array.from({ length: 6 }, () => teaserSize)}
      spacing={grid}
    >
      {({ data }) => {
        const open = openAnalyses(data, now);
        const sealed = data
          .filter((card) => !open.includes(card))
          .toSorted((one, other) => lockOf(other) - lockOf(one));
        const teaser = (card: AnalysisCard) => (
          <li key={card.id}>
            <AnalysisTeaser card={card} now={now} />
          </li>
        );
        return (
          <div className="space-y-8">
            {data.some(({ locked }) => locked) && (
              <OfferBar
                title={i18n.t('Names are for members')}
                offer={i18n.t(
                  'Who to make captain and why, expected points of every player, and line-ups for each match.',
                )}
                onUpgrade={onUpgrade}
              />
            )}
            <Section title={i18n.t('Next to lock')}>
              {open.length === 0 ? (
                <EmptyState title={i18n.t('No analysis is open right now.')} className="mt-3" />
              ) : (
                <FirstCards cards={open}>{teaser}</FirstCards>
              )}
            </Section>
            <ComingMatches
              known={data}
              note={i18n.t('Each analysis is published six hours before its match.')}
            />
            {sealed.length > 0 && (
              <Section title={i18n.t('Matches that have started')}>
                <FirstCards cards={sealed}>{teaser}</FirstCards>
              </Section>
            )}
          </div>
        );
      }}
    </QueryState>
  );
}

interface FirstCardsProps {
  cards: readonly AnalysisCard[];
  children: (card: AnalysisCard) => React.ReactNode;
}

/** The first cards of a list, and all of them on request. */
function FirstCards({ cards, children }: FirstCardsProps) {
  const { i18n } = useLingui();
  const [isAllShown, setIsAllShown] = useState(false);
  const shown = isAllShown ? cards : cards.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className={`mt-3 ${grid}`}>{shown.map((card) => children(card))}</ul>
      {shown.length < cards.length && (
        <Button look="quiet" className="mt-1" onClick={() => setIsAllShown(true)}>
          {i18n.t('Show all {count}', { count: cards.length })}
        </Button>
      )}
    </>
  );
}
