import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pathTo } from '../../platform/links.ts';
import { Button, buttonClasses } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { lockText } from '../../ui/text/lock-text.ts';
import { useLockClock } from './use-lock-clock.ts';

const height = 'min-h-[11.5rem] rounded-card';

/**
 * The analysis that locks next: both captains with their expected points. Without Premium the numbers are shown and the
 * names, which the server does not send, are locked.
 */
export function NextToLock({ onUpgrade }: { onUpgrade: (matchKey: string) => void }) {
  const { i18n } = useLingui();
  const analyses = useQuery(apiQuery('GET /api/v1/analysis/'));
  const now = useLockClock();
  const next = analyses.data && findNext(analyses.data.data, now);
  return (
    <QueryState
      query={{ ...analyses, data: analyses.data && { card: next } }}
      label={i18n.t('Loading expert analysis')}
      skeletons={[height]}
    >
      {({ card }) =>
        card === undefined ? (
          <EmptyState title={i18n.t('No analysis is open right now.')} className={height} />
        ) : (
          <Teaser card={card} now={now} onUpgrade={() => onUpgrade(card.matchKey)} />
        )
      }
    </QueryState>
  );
}

/** The card that locks first of those that have not. */
export function findNext(cards: readonly AnalysisCard[], now: number): AnalysisCard | undefined {
  return cards
    .filter((card) => !card.draftedLate && lockOf(card) > now)
    .toSorted((one, other) => lockOf(one) - lockOf(other))[0];
}

function lockOf({ locksAt, analysisDate }: AnalysisCard): number {
  return Date.parse(locksAt ?? analysisDate);
}

interface TeaserProps {
  card: AnalysisCard;
  now: number;
  onUpgrade: () => void;
}

function Teaser({ card, now, onUpgrade }: TeaserProps) {
  const { i18n } = useLingui();
  return (
    <Card className={`flex flex-col justify-between p-4 ${height}`}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="line-clamp-2 font-bold">{card.matchTitle}</h3>
          <p className="truncate text-xs text-muted">{card.tournament}</p>
        </div>
        <p className="shrink-0 text-sm font-semibold text-floodlight tabular">
          {lockText(i18n, lockOf(card), now)}
        </p>
      </div>
      <dl className="my-2 grid grid-cols-2 gap-3">
        <Pick
          armband={i18n.t('Captain')}
          name={card.locked ? undefined : card.captain}
          points={card.captainPoints}
        />
        <Pick
          armband={i18n.t('Vice-captain')}
          name={card.locked ? undefined : card.viceCaptain}
          points={card.viceCaptainPoints}
        />
      </dl>
      {card.locked ? (
        <Button look="premium" className="w-full sm:w-auto sm:self-start" onClick={onUpgrade}>
          {i18n.t('Unlock the names')}
        </Button>
      ) : (
        <div className="flex items-center gap-4">
          <Link to={pathTo.analysis(card.matchKey)} className={buttonClasses('outline')}>
            {i18n.t('See full analysis')}
          </Link>
          <TextLink to={pathTo.lineups(card.matchKey)} className="text-sm">
            {i18n.t('Build line-ups')}
          </TextLink>
        </div>
      )}
    </Card>
  );
}

interface PickProps {
  armband: string;
  /** Undefined while locked, null when none is chosen yet. */
  name: string | null | undefined;
  points: number | null;
}

function Pick({ armband, name, points }: PickProps) {
  const { i18n } = useLingui();
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{armband}</dt>
      <dd>
        <span className="flex items-center gap-1.5 text-sm font-semibold">
          {name === undefined ? (
            <>
              <Lock aria-hidden="true" className="size-3.5 shrink-0 text-floodlight" />
              <span className="text-muted">{i18n.t('Name locked')}</span>
            </>
          ) : (
            <span className="truncate">{name ?? i18n.t('To be decided')}</span>
          )}
        </span>
        <span className="text-xs text-muted">
          <strong className="text-base text-text tabular">{points === null ? '–' : points.toFixed(1)}</strong>{' '}
          {i18n.t('expected points')}
        </span>
      </dd>
    </div>
  );
}
