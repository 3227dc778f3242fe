import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { ballsPerOverOf, oversShown } from '../../../ui/match/overs.ts';
import { classNames } from '../../../ui/text/class-names.ts';
import type { MatchViewModel } from '../data/match-view-model.ts';
import { isFirstRequest, useVendorScorecard } from '../data/use-vendor-scorecard.ts';
import { BatterTable, BowlerTable } from '../scorecard/player-tables.tsx';
import { atTheCrease, ballsBehind } from '../score/card-lag.ts';

/** Height of a row and of a table's header, in rem. */
const ROW_REM = 2.0625;
/** Batters of an older scorecard are not shown: their figures say little about now. */
const MAX_OVERS_BEHIND = 2;

/**
 * The batters at the crease and the bowler by the latest scorecard. When that is behind the score, a line says its over
 * and the runs or wickets since; nothing is shown when it is more than two overs behind. The space of rows once shown stays, so that
 * nothing below moves.
 */
export function CreaseTables({ match }: { match: MatchViewModel }) {
  const { i18n } = useLingui();
  const query = useVendorScorecard(match);
  const crease = currentCrease(query.data?.data, match);
  const rows = crease === null ? 0 : rowsOf(crease);
  const [room, setRoom] = useState(0);
  if (rows > room) setRoom(rows);
  if (isFirstRequest(query)) return <Skeleton className="h-41 w-full" />;
  if (room === 0) return null;
  const isOneOfTwoOut = crease?.wicketsSince === 1 && crease.batters.length === 2;
  return (
    <div style={{ minHeight: `${room * ROW_REM}rem` }}>
      {crease?.isOlder && (
        <p
          className={classNames(
            'text-xs leading-6 tabular',
            crease.wicketsSince > 0 ? 'text-floodlight' : 'text-muted',
          )}
        >
          {[
            i18n.t('As of over {over}', { over: oversShown(crease.overs) }),
            crease.wicketsSince === 0 &&
              crease.runsSince > 0 &&
              i18n.t('{runs, plural, one {# run since} other {# runs since}}', { runs: crease.runsSince }),
            crease.wicketsSince > 0 &&
              !isOneOfTwoOut &&
              i18n.t('{wickets, plural, one {# wicket since} other {# wickets since}}', {
                wickets: crease.wicketsSince,
              }),
            isOneOfTwoOut && i18n.t('one of these two is out'),
            crease.wicketsSince > 1 && crease.batters.length === 2 && i18n.t('one or both of these are out'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {crease && (
        // One of them may be out.
        <div className={classNames(crease.wicketsSince > 0 && '[&_tbody]:text-muted')}>
          <BatterTable
            caption={i18n.t('Batters')}
            rows={crease.batters.map((line) => ({ ...line, key: line.id, head: line.name }))}
          />
        </div>
      )}
      {crease?.bowler && (
        <BowlerTable
          caption={i18n.t('Bowler')}
          rows={[{ ...crease.bowler, key: crease.bowler.id, head: crease.bowler.name }]}
        />
      )}
    </div>
  );
}

/** Returns the height of the tables in rows. */
function rowsOf({ batters, bowler, isOlder }: CurrentCrease): number {
  return batters.length + 1 + (bowler === null ? 0 : 2) + Number(isOlder);
}

type CurrentCrease = NonNullable<ReturnType<typeof currentCrease>>;

/** Returns who is at the crease, if the scorecard is recent enough to tell. */
function currentCrease(card: Scorecard | undefined, { score, matchType }: MatchViewModel) {
  const [latest, ballsPerOver] = [score.at(-1), ballsPerOverOf(matchType)];
  const crease = card && latest ? atTheCrease(card, score) : null;
  if (!card || !crease || !latest || crease.batters.length === 0) return null;
  const balls = ballsBehind(card, score, ballsPerOver);
  if (balls > MAX_OVERS_BEHIND * ballsPerOver) return null;
  const wicketsSince = Math.max(0, latest.w - crease.wickets);
  return {
    ...crease,
    isOlder: balls > 0 || wicketsSince > 0,
    wicketsSince,
    runsSince: latest.r - crease.runs,
  };
}
