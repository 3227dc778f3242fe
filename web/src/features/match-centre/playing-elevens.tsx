import type { FantasyPoints, PlayedMatchCard } from '@gullylens/contract/http/history/played-matches';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Lock } from 'lucide-react';
import { useAnalysisCard } from '../../platform/api/use-analysis-card.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ARMBANDS } from '../../ui/players/armband-mark.tsx';
import { PitchBoard } from '../../ui/match/pitch-board.tsx';
import { roleShort } from '../../ui/players/player-roles.ts';
import { pointsText } from '../../ui/text/number-text.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { armbandOf, type Picks, picksOf } from './data/picks.ts';
import { isPlayer } from './data/points-of-players.ts';
import { usePoints } from './data/use-points.ts';
import { elevensOf } from './data/elevens.ts';
import { OurPicks, rankOf } from './result/our-picks.tsx';
import { type ColumnPlayer, TeamColumns } from './team-columns.tsx';

interface PlayingElevensProps extends Omit<MatchTabProps, 'card'> {
  card: PlayedMatchCard;
}

/** The elevens of a played match with the points of each player, our captains and the dream team of the match. */
export function PlayingElevens({ match, card, inFeed, onUpgrade }: PlayingElevensProps) {
  const { i18n } = useLingui();
  const points = usePoints({ match, card }).points.data?.data;
  const { card: analysis } = useAnalysisCard(match.key, inFeed);
  const picks = picksOf(analysis);
  const teams = elevensOf(card).map(({ team, players }) => ({
    team,
    groups: [{ title: '', players: players.map((player) => withPoints(i18n, player, points, picks)) }],
  }));
  return (
    <div className="space-y-4">
      <div className="text-sm text-muted">
        <p>{i18n.t('Playing XI, in batting order.')}</p>
        {points && (
          <p>
            {i18n.t(
              'Points by the Dream11 rules of 2025, without captain and vice-captain. #1 to #3 scored the most.',
            )}
          </p>
        )}
      </div>
      {picks && points && (
        <Card className="p-3 md:p-4">
          <OurPicks picks={picks} points={points} />
        </Card>
      )}
      {analysis?.locked && !analysis.draftedLate && <LockedPicks onUpgrade={onUpgrade} />}
      <TeamColumns match={match} teams={teams} />
      {points && <DreamTeam points={points} />}
    </div>
  );
}

function withPoints(
  i18n: I18n,
  { key, name }: { key: string | null; name: string },
  points: FantasyPoints | undefined,
  picks: Picks | undefined,
): ColumnPlayer {
  const scored = points?.players.find(isPlayer({ key, name }));
  const rank = points && scored && rankOf(points, scored.points);
  return {
    key,
    name,
    role: scored?.role ?? null,
    mark: scored?.role ? roleShort(i18n, scored.role) : '',
    value: scored && pointsText(scored.points),
    rank: rank !== undefined && rank <= 3 ? rank : undefined,
    armband: armbandOf(key, picks),
  };
}

function LockedPicks({ onUpgrade }: { onUpgrade: () => void }) {
  const { i18n } = useLingui();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-floodlight/50 p-3 md:p-4">
      <p className="flex min-w-0 items-center gap-2 text-sm">
        <Lock aria-hidden="true" className="size-4 shrink-0 text-floodlight" />
        {i18n.t('Our captain and vice-captain of this match are for members.')}
      </p>
      <Button look="premium" onClick={onUpgrade}>
        {i18n.t('Upgrade')}
      </Button>
    </Card>
  );
}

/** The best possible line-up of the match on a board; nothing when a role is unknown. */
function DreamTeam({ points }: { points: FantasyPoints }) {
  const { i18n } = useLingui();
  const players = (points.dreamTeam ?? []).flatMap((key, at) => {
    const player = points.players.find((each) => each.key === key);
    return player?.role === undefined
      ? []
      : [{ ...player, key, role: player.role, mean: player.points, armband: ARMBANDS[at] }];
  });
  if (players.length !== points.dreamTeam?.length) return null;
  return (
    <Section title={i18n.t('Dream team of the match')} heading="text-lg font-bold">
      <p className="mb-3 text-sm text-muted">
        {i18n.t('The line-up with the most points that the rules allow.')}
      </p>
      <PitchBoard label={i18n.t('Dream team of the match')} players={players} points="scored" />
    </Section>
  );
}
