import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import type { LineupStyle, PlayerProjection } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { Section } from '../../ui/layout/section.tsx';
import { type BoardPlayer, PitchBoard } from '../../ui/match/pitch-board.tsx';

/** The analysis's eleven on a pitch; nothing without one, or when a player has no projection. */
export function DreamTeamBoard({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const { primary, alternative } = analysis.captainChoices;
  const team = {
    players: analysis.dreamTeam.map(({ key }) => key),
    captain: primary?.key,
    viceCaptain: alternative?.key,
  };
  const players = boardPlayers(analysis, team);
  if (players.length === 0) return null;
  return (
    <Section title={i18n.t('Dream team')} heading="mb-3 text-xl font-bold">
      <CaptainsNote choices={analysis.captainChoices} team={team} of="dream" />
      <PitchBoard label={i18n.t('Dream team')} players={players} />
    </Section>
  );
}

const reasons: Readonly<Record<LineupStyle | 'dream', string>> = {
  safe: sentence('It is picked to score well even on a bad day.'),
  'high-risk': sentence('It leaves out some favourites, to score the most on a good day.'),
  balanced: sentence('It has the most expected points of all possible teams.'),
  dream: sentence('It has the most expected points of all possible teams.'),
};

interface Eleven {
  players: readonly string[];
  captain: string | undefined;
  viceCaptain: string | undefined;
}

interface CaptainsNoteProps {
  choices: Analysis['captainChoices'];
  team: Eleven;
  of: LineupStyle | 'dream';
}

/** Explains why a team's captains differ from the analysis; null when they are the same. */
export function CaptainsNote({ choices: { primary, alternative }, team, of }: CaptainsNoteProps) {
  const { i18n } = useLingui();
  if (primary === null || alternative === null) return null;
  const isSame = team.captain === primary.key && team.viceCaptain === alternative.key;
  if (isSame && [primary.key, alternative.key].every((key) => team.players.includes(key))) return null;
  return (
    <p className="mb-3 text-sm text-muted">
      {i18n.t(
        'This team differs: the analysis names {captain} as captain and {viceCaptain} as vice-captain.',
        { captain: primary.name, viceCaptain: alternative.name },
      )}{' '}
      {i18n.t(reasons[of])}
    </p>
  );
}

/** Returns an eleven for `PitchBoard`. Empty when a player has no projection: ten players would look like a choice. */
export function boardPlayers(
  { projections }: { projections: readonly PlayerProjection[] },
  { players, captain, viceCaptain }: Eleven,
): BoardPlayer[] {
  const known = new Map(projections.map((projection) => [projection.key, projection]));
  const found = players.flatMap((key) => known.get(key) ?? []);
  if (found.length < players.length) return [];
  return found.map((player) => ({
    ...player,
    armband: player.key === captain ? 'captain' : player.key === viceCaptain ? 'vice-captain' : undefined,
  }));
}
