import { useLingui } from '@lingui/react';
import { PlayerAvatar } from '../../../ui/players/player-avatar.tsx';
import { ArmbandMark } from '../../../ui/players/armband-mark.tsx';
import { coloursInMatch } from '../../../ui/teams/colours-in-match.ts';
import { pointsText } from '../../../ui/text/number-text.ts';
import { shortNameIn } from '../../../ui/match/match-view.ts';
import type { MatchViewModel } from '../data/match-view-model.ts';
import type { FantasyPlayer } from '../data/fantasy-players.ts';

/** The props of `FantasyRow`. */
export interface FantasyRowProps {
  player: FantasyPlayer;
  match: Pick<MatchViewModel, 'teamInfo'>;
  rank: number;
  /** The points that fill the whole bar. */
  most: number;
  /** True in a list with projected points, which has a column for them. */
  isProjected: boolean;
}

/** The points that fill a bar: the highest of these players. */
export function mostPoints(players: readonly FantasyPlayer[]): number {
  return Math.max(1, ...players.map(({ points, projected }) => Math.max(points, projected?.mean ?? points)));
}

/** A player with points, a bar of them and, in a list with projected points, those. */
export function FantasyRow({ player, match, rank, most, isProjected }: FantasyRowProps) {
  const { i18n } = useLingui();
  const { name, team, points, projected, armband, mayBeOut } = player;
  return (
    <>
      <span className="w-4 shrink-0 text-right text-xs text-muted tabular @max-[13rem]:hidden">{rank}</span>
      <span className="flex shrink-0 @max-[17rem]:hidden">
        <PlayerAvatar
          name={name}
          team={team}
          opponent={match.teamInfo.find((other) => other.name !== team)}
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5">
          {armband && <ArmbandMark armband={armband} />}
          <span className="min-w-0 truncate text-sm font-semibold @max-[17rem]:whitespace-normal">
            {name}
          </span>
          {mayBeOut && <span className="shrink-0 text-xs text-floodlight">{i18n.t('may be out')}</span>}
        </span>
        <span className="flex items-center gap-2">
          <span className="w-[2rem] shrink-0 text-xs text-muted">{shortNameIn(match, team)}</span>
          <PointsBar player={player} colour={coloursInMatch(team, match.teamInfo).ink} most={most} />
        </span>
      </span>
      {isProjected && (
        <span className="w-[2.25rem] shrink-0 text-right text-sm text-muted tabular">
          {pointsText(points)}
          <span className="sr-only"> {i18n.t('Points so far')}</span>
        </span>
      )}
      <b className="w-[2.5rem] shrink-0 text-right text-lg tabular">
        {isProjected ? projectedText(player) : pointsText(points)}
        {projected && <span className="sr-only"> {i18n.t('Projected points')}</span>}
      </b>
    </>
  );
}

/** A dash for a player without a projection. */
function projectedText({ projected }: FantasyPlayer): string {
  return projected ? String(Math.round(projected.mean)) : '–';
}

/** Points so far in full colour over the projected points in a paler one. */
function PointsBar({
  player: { points, projected },
  colour,
  most,
}: Pick<FantasyRowProps, 'player' | 'most'> & { colour: string }) {
  const share = (value: number) => (Math.max(0, value) / most) * 100;
  return (
    <span aria-hidden="true" className="relative h-1 flex-1 rounded-full bg-raised @max-[17rem]:hidden">
      {projected && (
        <span
          className="absolute inset-y-0 left-0 rounded-full opacity-40"
          style={{ width: `${share(projected.mean)}%`, backgroundColor: colour }}
        />
      )}
      <span
        className="absolute inset-y-0 left-0 rounded-full"
        style={{ width: `${share(points)}%`, backgroundColor: colour }}
      />
    </span>
  );
}

/** The names of the columns of numbers above the rows: points now and, in a list with them, projected points. */
export function FantasyColumns({ isProjected }: Pick<FantasyRowProps, 'isProjected'>) {
  const { i18n } = useLingui();
  return (
    <span aria-hidden="true" className="flex shrink-0 text-xs text-muted">
      <span className="w-[2.25rem] text-right whitespace-nowrap">{i18n.t('Now')}</span>
      {isProjected && (
        <span className="ml-2 min-w-[2.5rem] text-right whitespace-nowrap sm:ml-3">{i18n.t('Proj.')}</span>
      )}
    </span>
  );
}
