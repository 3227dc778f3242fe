import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { ballsOf, ballsPerOverOf, oversShown } from '../../../ui/match/overs.ts';
import type { MatchViewModel } from '../data/match-view-model.ts';
import { isFirstRequest, useVendorScorecard } from '../data/use-vendor-scorecard.ts';
import { BatterTable, BowlerTable } from '../scorecard/player-tables.tsx';
import { type AtTheCrease, atTheCrease, ballsBehind, isBehind } from '../score/card-lag.ts';

/** Height of a row and of a table's header, in rem. */
const ROW_REM = 2.0625;
/** Batters of an older scorecard are not shown: their figures say little about now. */
const MAX_OVERS_BEHIND = 2;
/** With so many wickets down no batter is to come. */
const ALL_OUT = 10;

/**
 * The batters at the crease and the bowler by the latest scorecard, in one line with their over when that is behind the
 * score; nothing when it is more than two overs behind. At the end of an over the bowler stays. The space of rows once
 * shown stays, so that nothing below moves.
 */
export function CreaseTables({ match }: { match: MatchViewModel }) {
  const { i18n } = useLingui();
  const query = useVendorScorecard(match);
  const card = query.data?.data;
  const crease = currentCrease(card, match);
  const bowler = useLastBowler(crease, card, match);
  const rows = crease === null ? 0 : rowsOf(crease, bowler);
  const [room, setRoom] = useState(0);
  if (rows > room) setRoom(rows);
  if (isFirstRequest(query)) return <Skeleton className="h-41 w-full" />;
  return (
    <div className="empty:hidden" style={room === 0 ? undefined : { minHeight: `${room * ROW_REM}rem` }}>
      {crease?.isOlder && (
        <p className="text-xs leading-6 text-muted tabular">
          {i18n.t('Batters, bowler: over {over}', { over: oversShown(crease.overs) })}
        </p>
      )}
      {crease && (
        <BatterTable
          caption={i18n.t('Batters')}
          rows={crease.batters.map((line) => ({ ...line, key: line.id, head: line.name }))}
        />
      )}
      {crease && hasNewBatter(crease) && (
        <p className="flex min-h-[2.0625rem] items-center border-t border-line text-sm text-muted">
          {i18n.t('New batter: name to follow')}
        </p>
      )}
      {bowler && (
        <div className={crease?.bowler ? undefined : '[&_tbody]:text-muted'}>
          <BowlerTable caption={i18n.t('Bowler')} rows={[{ ...bowler, key: bowler.id, head: bowler.name }]} />
        </div>
      )}
    </div>
  );
}

/** True while the second batter is not named yet. */
function hasNewBatter({ batters, wickets }: AtTheCrease): boolean {
  return batters.length === 1 && wickets > 0 && wickets < ALL_OUT;
}

/** Returns the height of the tables in rows. */
function rowsOf(crease: CurrentCrease, bowler: AtTheCrease['bowler']): number {
  const batters = crease.batters.length + Number(hasNewBatter(crease));
  return batters + 1 + (bowler === null ? 0 : 2) + Number(crease.isOlder);
}

/**
 * Returns who bowls or, at the end of an over, who bowled it. The scorecard does not say the latter, so it is known only when
 * the bowler was seen in that over.
 */
function useLastBowler(
  crease: CurrentCrease | null,
  card: Scorecard | undefined,
  { matchType }: MatchViewModel,
): AtTheCrease['bowler'] {
  const [last, setLast] = useState<{ id: string; over: number; innings: number } | null>(null);
  if (crease === null || card === undefined) return null;
  const innings = card.innings.length;
  const over = Math.ceil(ballsOf(crease.overs, ballsPerOverOf(matchType)) / ballsPerOverOf(matchType));
  if (crease.bowler) {
    const { id } = crease.bowler;
    if (last?.id !== id || last.over !== over || last.innings !== innings) setLast({ id, over, innings });
    return crease.bowler;
  }
  if (last?.over !== over || last.innings !== innings) return null;
  return card.innings.at(-1)?.bowling.find(({ id }) => id === last.id) ?? null;
}

type CurrentCrease = NonNullable<ReturnType<typeof currentCrease>>;

/** Returns who is at the crease, if the scorecard is recent enough to tell. */
function currentCrease(card: Scorecard | undefined, { score, matchType }: MatchViewModel) {
  const ballsPerOver = ballsPerOverOf(matchType);
  const crease = card ? atTheCrease(card, score) : null;
  if (!card || !crease || crease.batters.length === 0) return null;
  if (ballsBehind(card, score, ballsPerOver) > MAX_OVERS_BEHIND * ballsPerOver) return null;
  return { ...crease, isOlder: isBehind(card, score, ballsPerOver) };
}
