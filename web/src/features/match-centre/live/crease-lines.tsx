import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { ballsPerOverOf, oversShown } from '../../../ui/match/overs.ts';
import type { MatchViewModel } from '../data/match-view-model.ts';
import { useVendorScorecard } from '../data/use-vendor-scorecard.ts';
import { atTheCrease, ballsBehind } from '../score/card-lag.ts';

const ROW_REM = 1.5;
/** Batters of an older scorecard are not shown: their figures say little about now. */
const MAX_OVERS_BEHIND = 2;

/**
 * The players at the crease by the latest scorecard, with its over when it is behind the score. Nothing when they may be
 * others by now: it is more than two overs behind, for the bowler one, or a wicket has fallen since. Rows once shown keep their room, so that nothing below moves.
 */
export function CreaseLines({ match }: { match: MatchViewModel }) {
  const { i18n } = useLingui();
  const query = useVendorScorecard(match);
  const crease = currentCrease(query.data?.data, match);
  const rows =
    crease === null ? 0 : crease.batters.length + Number(crease.bowler !== null) + Number(crease.isOlder);
  const [room, setRoom] = useState(0);
  if (rows > room) setRoom(rows);
  // A new request clears the error, but not the count.
  if (query.isPending && query.errorUpdateCount === 0) return <Skeleton className="h-18 w-full" />;
  if (room === 0) return null;
  return (
    <div className="@container text-sm tabular" style={{ minHeight: `${room * ROW_REM}rem` }}>
      {crease?.isOlder && (
        <p className="min-h-6 text-xs leading-6 text-muted">
          {i18n.t('At over {over}', { over: oversShown(crease.overs) })}
        </p>
      )}
      <ul>
        {crease?.batters.map(({ name, runs, balls }) => (
          <CreaseRow
            key={name}
            role={i18n.t('Batter')}
            name={name}
            figures={String(runs)}
            detail={`(${balls})`}
          />
        ))}
        {crease?.bowler && (
          <CreaseRow
            role={i18n.t('Bowler')}
            isQuiet
            name={crease.bowler.name}
            figures={`${crease.bowler.wickets}/${crease.bowler.runs}`}
            detail={`(${oversShown(crease.bowler.overs)})`}
          />
        )}
      </ul>
    </div>
  );
}

/** Returns who is at the crease, if the scorecard is recent enough to tell. */
function currentCrease(card: Scorecard | undefined, { score, matchType }: MatchViewModel) {
  const [latest, ballsPerOver] = [score.at(-1), ballsPerOverOf(matchType)];
  const crease = card && latest ? atTheCrease(card, score) : null;
  if (!card || !crease || latest?.w !== crease.wickets) return null;
  const balls = ballsBehind(card, score, ballsPerOver);
  if (balls > MAX_OVERS_BEHIND * ballsPerOver) return null;
  return { ...crease, bowler: balls > ballsPerOver ? null : crease.bowler, isOlder: balls > 0 };
}

interface CreaseRowProps {
  /** For screen readers. */
  role: string;
  name: string;
  figures: string;
  detail: string;
  isQuiet?: boolean;
}

function CreaseRow({ role, name, figures, detail, isQuiet = false }: CreaseRowProps) {
  return (
    <li className="flex min-h-6 items-baseline gap-2 @max-[14rem]:flex-wrap">
      <span className="sr-only">{role}</span>
      <span className={isQuiet ? 'truncate text-muted' : 'truncate font-semibold'}>{name}</span>
      <span className="ml-auto shrink-0">
        <b>{figures}</b> <span className="text-muted">{detail}</span>
      </span>
    </li>
  );
}
