import type { Analysis } from '@gullylens/contract/http/analysis';
import type { LineupStyle } from '@gullylens/contract/http/projections';
import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';

const reasons: Readonly<Record<LineupStyle | 'dream', string>> = {
  safe: sentence('It is built to lose little in a bad match.'),
  'high-risk': sentence('It is built without popular players, to gain most in a good match.'),
  balanced: sentence('It has the most expected points that one team can hold.'),
  dream: sentence('It has the most expected points that one team can hold.'),
};

interface CaptainsNoteProps {
  choices: Analysis['captainChoices'];
  /** The eleven, with the keys of its captains. */
  team: { players: readonly string[]; captain: string | undefined; viceCaptain: string | undefined };
  of: LineupStyle | 'dream';
}

/** Says why a team has other captains than the analysis names; nothing when they are the same. */
export function CaptainsNote({ choices: { primary, alternative }, team, of }: CaptainsNoteProps) {
  const { i18n } = useLingui();
  if (primary === null || alternative === null) return null;
  const isSame = team.captain === primary.key && team.viceCaptain === alternative.key;
  if (isSame && [primary.key, alternative.key].every((key) => team.players.includes(key))) return null;
  return (
    <p className="mb-3 text-sm text-muted">
      {i18n.t(
        'This team differs: the analysis names {captain} as captain and {viceCaptain} as vice-captain.',
        {
          captain: primary.name,
          viceCaptain: alternative.name,
        },
      )}{' '}
      {i18n.t(reasons[of])}
    </p>
  );
}
