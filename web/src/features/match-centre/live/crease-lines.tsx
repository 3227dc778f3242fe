import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { ballsPerOverOf, oversShown } from '../../../ui/match/overs.ts';
import type { MatchViewModel } from '../data/match-view-model.ts';
import { useVendorScorecard } from '../data/use-vendor-scorecard.ts';
import { atTheCrease, ballsBehind } from '../score/card-lag.ts';

const ROW_REM = 1.5;

/**
 * The players at the crease by the latest scorecard. Nothing when they may be others by now: it is more than an over
 * behind the score, or a wicket has fallen since. Rows once shown keep their room, so that nothing below moves.
 */
export function CreaseLines({ match }: { match: MatchViewModel }) {
  const { i18n } = useLingui();
  const query = useVendorScorecard(match);
  const crease = currentCrease(query.data?.data, match);
  const rows = crease === null ? 0 : crease.batters.length + (crease.bowler ? 1 : 0);
  const [room, setRoom] = useState(0);
  if (rows > room) setRoom(rows);
  if (query.isPending) return <Skeleton className="h-18 w-full" />;
  if (room === 0) return null;
  const age = crease?.isOlder ? i18n.t('at over {over}', { over: oversShown(crease.overs) }) : null;
  return (
    <ul className="@container text-sm tabular" style={{ minHeight: `${room * ROW_REM}rem` }}>
      {crease?.batters.map(({ name, runs, balls }, index) => (
        <CreaseRow
          key={name}
          role={i18n.t('Batter')}
          name={name}
          figures={String(runs)}
          detail={`(${balls})`}
          note={index === rows - 1 ? age : null}
        />
      ))}
      {crease?.bowler && (
        <CreaseRow
          role={i18n.t('Bowler')}
          isQuiet
          name={crease.bowler.name}
          figures={`${crease.bowler.wickets}/${crease.bowler.runs}`}
          detail={`(${oversShown(crease.bowler.overs)})`}
          note={age}
        />
      )}
    </ul>
  );
}

/** Returns who is at the crease, if the scorecard is recent enough to tell. */
function currentCrease(card: Scorecard | undefined, { score, matchType }: MatchViewModel) {
  const [latest, ballsPerOver] = [score.at(-1), ballsPerOverOf(matchType)];
  const crease = card && latest ? atTheCrease(card, score) : null;
  if (!card || !crease || latest?.w !== crease.wickets) return null;
  const balls = ballsBehind(card, score, ballsPerOver);
  return balls > ballsPerOver ? null : { ...crease, isOlder: balls > 0 };
}

interface CreaseRowProps {
  /** For screen readers. */
  role: string;
  name: string;
  figures: string;
  detail: string;
  isQuiet?: boolean;
  /** Follows the name. */
  note: string | null;
}

function CreaseRow({ role, name, figures, detail, isQuiet = false, note }: CreaseRowProps) {
  return (
    <li className="flex min-h-6 items-baseline gap-2 @max-[14rem]:flex-wrap">
      <span className="sr-only">{role}</span>
      <span className={isQuiet ? 'truncate text-muted' : 'truncate font-semibold'}>{name}</span>
      {note !== null && <span className="shrink-0 text-xs text-muted">{note}</span>}
      <span className="ml-auto shrink-0">
        <b>{figures}</b> <span className="text-muted">{detail}</span>
      </span>
    </li>
  );
}
