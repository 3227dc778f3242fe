import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { Button, buttonClasses } from '../../ui/controls/button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { lockText } from '../../ui/text/lock-text.ts';
import { isOpen, lockOf } from './open-analyses.ts';

/** The size of a teaser, as classes, also for its placeholder. */
export const teaserSize = 'min-h-[11.5rem] rounded-card';

interface AnalysisTeaserProps {
  card: AnalysisCard;
  /** The server's time in milliseconds since 1970. */
  now: number;
  /** Gives the unlock button the colour of Premium: in a list only to the first. */
  isFirst?: boolean;
  onUpgrade: () => void;
}

/**
 * The captains of an analysis with their expected points. Without Premium the numbers are shown and the names, which the
 * server does not send, are locked.
 */
export function AnalysisTeaser({ card, now, isFirst = true, onUpgrade }: AnalysisTeaserProps) {
  const { i18n } = useLingui();
  return (
    <Card className={`flex h-full flex-col justify-between p-4 ${teaserSize}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <div className="min-w-0 flex-1 basis-[9em]">
          <h3 className="line-clamp-3 font-bold">{card.matchTitle}</h3>
          <p className="truncate text-xs text-muted">{card.tournament}</p>
        </div>
        <TimeToLock card={card} now={now} />
      </div>
      <CaptainPicks card={card} />
      {card.locked ? (
        <Button
          look={isFirst ? 'premium' : 'outline'}
          className="w-full sm:w-auto sm:self-start"
          onClick={onUpgrade}
        >
          {i18n.t('Unlock the names')}
        </Button>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4">
          <Link to={pathTo.analysis(card.matchKey)} className={buttonClasses('outline')}>
            {i18n.t('See full analysis')}
          </Link>
          {isOpen(card, now) && (
            <TextLink to={pathTo.lineups(card.matchKey)} className="text-sm">
              {i18n.t('Build line-ups')}
            </TextLink>
          )}
        </div>
      )}
    </Card>
  );
}

/** Both captains with their expected points. */
export function CaptainPicks({ card }: Pick<AnalysisTeaserProps, 'card'>) {
  const { i18n } = useLingui();
  return (
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
  );
}

export function TimeToLock({ card, now }: Pick<AnalysisTeaserProps, 'card' | 'now'>) {
  const { i18n } = useLingui();
  if (isOpen(card, now)) {
    return (
      <p className="shrink-0 text-sm font-semibold text-floodlight tabular">
        {lockText(i18n, lockOf(card), now)}
      </p>
    );
  }
  return (
    <p className="shrink-0 text-sm text-muted">
      {i18n.t(card.draftedLate ? 'Drafted after the start' : 'Sealed')}
    </p>
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
