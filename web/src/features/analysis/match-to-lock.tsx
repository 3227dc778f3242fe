import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { latestGradesQuery } from '../../platform/api/captain-record.ts';
import { isOpen, lockOf, type TimedAnalysis } from '../../platform/api/open-analyses.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { StretchedLink } from '../../ui/controls/stretched-button.tsx';
import { teamsIn } from '../../ui/match/match-discs.tsx';
import { StartLines, TeamDisc } from '../../ui/match/match-row.tsx';
import type { TeamView } from '../../ui/match/match-view.ts';
import { pointsText } from '../../ui/text/number-text.ts';
import { FittingText } from '../../ui/text/fitting-text.tsx';
import { lockText } from '../../ui/text/lock-text.ts';

interface MatchToLockProps {
  card: AnalysisCard;
  /** By default the teams that the title of the analysis names. */
  teams?: readonly TeamView[] | undefined;
  /** Where the whole card leads. */
  to: string;
}

/** The match of an analysis, its teams below one another like a match row, its start and the time to the lock. */
export function MatchToLock({ card, teams = teamsIn(card.matchTitle), to }: MatchToLockProps) {
  return (
    <div className="@container">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs">
        <h3 className="min-w-0 flex-1 font-medium text-muted">
          <StretchedLink oneLine to={to}>
            <span className="sr-only">{`${card.matchTitle}, `}</span>
            {card.tournament}
          </StretchedLink>
        </h3>
        <TimeToLock saysWhy card={card} />
      </div>
      <div className="mt-1 flex items-center gap-2">
        <div aria-hidden="true" className="min-w-0 flex-1 space-y-1">
          {teams.map((team) => (
            <TeamLine key={team.name} team={team} />
          ))}
        </div>
        <StartLines startAt={Date.parse(card.analysisDate) / 1000} />
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </div>
    </div>
  );
}

/** Returns a function that says how the captain of a graded analysis did; null before it is graded. */
export function useOutcomes(): (card: AnalysisCard) => string | null {
  const { i18n } = useLingui();
  const entries = useQuery(latestGradesQuery).data?.data.entries;
  return (card) => {
    const captain = entries?.find(({ matchKey }) => matchKey === card.matchKey)?.grade?.captain;
    if (!captain) return null;
    const { points, rank, of } = captain;
    if (rank === null) return i18n.t('Did not play');
    return i18n.t('Captain scored {points}, rank {rank} of {of}', { points: pointsText(points), rank, of });
  };
}

interface TimeToLockProps {
  card: TimedAnalysis;
  /** Text before the time. */
  lead?: string;
  /** Says why an analysis is not open. */
  saysWhy?: boolean;
}

/** The time to the lock of an open analysis. */
export function TimeToLock({ card, lead, saysWhy = false }: TimeToLockProps) {
  const { i18n } = useLingui();
  const now = useLockClock();
  if (isOpen(card, now)) {
    return (
      <>
        {lead}
        <span className="shrink-0 font-semibold text-floodlight tabular">
          {lockText(i18n, lockOf(card), now)}
        </span>
      </>
    );
  }
  return (
    saysWhy && (
      <span className="shrink-0 text-muted">
        {i18n.t(card.draftedLate ? 'Written late, does not count' : 'Sealed before play')}
      </span>
    )
  );
}

function TeamLine({ team }: { team: TeamView }) {
  return (
    <div className="flex items-center gap-1.5">
      <TeamDisc team={team} />
      <FittingText text={team.name} short={team.shortname} className="min-w-8 flex-1 text-sm font-semibold" />
    </div>
  );
}
