import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useVenueRecord } from '../../../platform/api/venue-record.ts';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FactTile, FactTiles } from '../../../ui/layout/facts.tsx';
import { oversShown } from '../../../ui/match/overs.ts';
import { shortNameIn } from '../../../ui/match/match-view.ts';
import { coloursInMatch } from '../../../ui/teams/colours-in-match.ts';
import type { MatchViewModel } from '../data/match-view-model.ts';
import { wholeText } from '../../../ui/text/number-text.ts';
import { bestBatters, bestBowlers } from '../score/best-lines.ts';
import { isStillIn } from '../score/card-lag.ts';
import { isFirstRequest, useVendorScorecard } from '../data/use-vendor-scorecard.ts';

const SHOWN = 2;

/** Who bats next, as far as that is certain, then the best batters and bowlers of the innings that has just ended. */
export function BreakCard({ match }: { match: MatchViewModel }) {
  return (
    <>
      {/* After later innings of a Test the other team may have to follow on. */}
      {match.score.length === 1 && <NextInnings match={match} />}
      <BestOfInnings match={match} />
    </>
  );
}

/** Who bats next, and how first innings and chases at the ground have gone. */
function NextInnings({ match }: { match: MatchViewModel }) {
  const { i18n } = useLingui();
  const { query, record } = useVenueRecord(match);
  const team = match.teamInfo.find(({ name }) => name !== match.score.at(-1)?.team)?.name ?? '';
  const whole = (value: number | null | undefined, unit = '') =>
    value === undefined ? '–' : wholeText(value, unit, i18n.t('No history'));
  return (
    <Card className="space-y-2.5 p-4">
      <p className="font-bold">{i18n.t('{team} bat next', { team })}</p>
      {(query.isLoading || record) && (
        <FactTiles columns={2}>
          <FactTile label={i18n.t('Average first innings')}>{whole(record?.averageScore)}</FactTile>
          <FactTile label={i18n.t('Won by the chasing team')}>{whole(record?.chaseSuccess, '%')}</FactTile>
        </FactTiles>
      )}
    </Card>
  );
}

function BestOfInnings({ match }: { match: MatchViewModel }) {
  const { i18n } = useLingui();
  const query = useVendorScorecard(match);
  const innings = inningsThatEnded(query.data?.data, match);
  if (isFirstRequest(query)) return <Skeleton className="h-52 w-full rounded-card sm:h-28" />;
  if (innings === undefined) return null;
  const fielding = match.teamInfo.find(({ name }) => name !== innings.team)?.name ?? '';
  const batters = bestBatters(innings.batting, SHOWN);
  const bowlers = bestBowlers(innings.bowling, SHOWN);
  return (
    <Card className="grid gap-x-8 gap-y-3 p-4 text-sm tabular sm:grid-cols-2">
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
