import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { oversShown } from '../../../ui/match/overs.ts';
import { shortNameIn } from '../../../ui/match/match-view.ts';
import { coloursInMatch } from '../../../ui/teams/colours-in-match.ts';
import type { MatchViewModel } from '../data/match-view-model.ts';
import { bestBatters, bestBowlers } from '../score/best-lines.ts';
import { isStillIn } from '../score/card-lag.ts';
import { isFirstRequest, useVendorScorecard } from '../data/use-vendor-scorecard.ts';

const SHOWN = 2;

/** The best batters and bowlers of the innings that has just ended; nothing before its scorecard. */
export function BreakCard({ match }: { match: MatchViewModel }) {
  const { i18n } = useLingui();
  const query = useVendorScorecard(match);
  const innings = inningsThatEnded(query.data?.data, match);
  if (isFirstRequest(query)) return <Skeleton className="mb-4 h-52 w-full rounded-card sm:h-28" />;
  if (innings === undefined) return null;
  const fielding = match.teamInfo.find(({ name }) => name !== innings.team)?.name ?? '';
  const batters = bestBatters(innings.batting, SHOWN);
  const bowlers = bestBowlers(innings.bowling, SHOWN);
  return (
    <Card className="mb-4 grid gap-x-8 gap-y-3 p-4 text-sm tabular sm:grid-cols-2">
      <Best title={i18n.t('Top batters')} match={match} team={innings.team}>
        {batters.map(({ id, name, runs, balls, dismissal }) => (
          <BestRow
            key={id}
            name={name}
            figures={`${runs}${isStillIn(dismissal) ? '*' : ''}`}
            detail={`(${balls})`}
          />
        ))}
      </Best>
      <Best title={i18n.t('Top bowlers')} match={match} team={fielding}>
        {bowlers.map(({ id, name, runs, wickets, overs }) => (
          <BestRow key={id} name={name} figures={`${wickets}/${runs}`} detail={`(${oversShown(overs)})`} />
        ))}
      </Best>
    </Card>
  );
}

function inningsThatEnded(card: Scorecard | undefined, { score }: MatchViewModel) {
  const innings = card?.innings[score.length - 1];
  return innings?.team === score.at(-1)?.team ? innings : undefined;
}

interface BestProps {
  title: string;
  match: MatchViewModel;
  team: string;
  children: ReactNode;
}

function Best({ title, match, team, children }: BestProps) {
  return (
    <section>
      <div className="mb-1 flex gap-2 text-xs font-semibold text-muted">
        <h2>{title}</h2>
        <span style={{ color: coloursInMatch(team, match.teamInfo).ink }}>{shortNameIn(match, team)}</span>
      </div>
      <ol>{children}</ol>
    </section>
  );
}

function BestRow({ name, figures, detail }: { name: string; figures: string; detail: string }) {
  return (
    <li className="flex min-h-7 items-baseline justify-between gap-3">
      <span className="truncate font-semibold">{name}</span>
      <span className="shrink-0">
        <b className="text-base">{figures}</b> <span className="text-muted">{detail}</span>
      </span>
    </li>
  );
}
