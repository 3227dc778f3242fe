import type { TeamProfile } from '@gullylens/contract/http/history/teams';
import type { PlayerRole } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { PlayerAvatar } from '../../ui/players/player-avatar.tsx';
import { SectionCard } from '../../ui/layout/section.tsx';
import { roleGroupName } from '../../ui/players/player-roles.ts';
import { dayText } from '../../ui/text/full-dates.ts';
import { pointsText } from '../../ui/text/number-text.ts';

const ROLES: readonly PlayerRole[] = ['keeper', 'batter', 'all-rounder', 'bowler'];

type Member = TeamProfile['squad'][number];

interface LikelyElevenProps {
  team: TeamProfile;
  /** Whether the team is playing now, so that its eleven was announced; the API does not say who is in it. */
  isPlaying: boolean;
}

/**
 * The eleven of the latest match, who are likely to play the next one; during a match they are not called probable.
 * Nothing without a latest match.
 */
export function LikelyEleven({ team, isPlaying }: LikelyElevenProps) {
  const { i18n } = useLingui();
  const [latest] = team.recent;
  const eleven = team.squad.filter(({ playedLast }) => playedLast);
  if (!latest || eleven.length === 0) return null;
  const values = { format: latest.format, day: dayText(i18n, latest.playedOn) };
  const note = isPlaying
    ? i18n.t('{format} on {day}', values)
    : i18n.t('As in the last match, {format} on {day}. The playing XI is announced at the toss.', values);
  return (
    <SectionCard title={i18n.t(isPlaying ? 'XI of the last match' : 'Probable XI')} note={note}>
      <Members members={eleven} team={team.name} />
    </SectionCard>
  );
}

/** Who played in the latest five matches, but not in the last one; nothing when there are none. */
export function RestOfSquad({ team }: { team: TeamProfile }) {
  const { i18n } = useLingui();
  const rest = team.squad.filter(({ playedLast }) => !playedLast);
  if (rest.length === 0) return null;
  return (
    <SectionCard
      title={i18n.t('Rest of the squad')}
      note={i18n.t('Named in the latest five matches, not in the last')}
    >
      <Members members={rest} team={team.name} />
    </SectionCard>
  );
}

/** Players under their roles, with their points in the last match that they played. */
function Members({ members, team }: { members: readonly Member[]; team: string }) {
  const { i18n } = useLingui();
  return (
    <div className="space-y-3">
      {ROLES.map((role) => {
        const ofRole = members.filter((member) => member.role === role);
        return (
          ofRole.length > 0 && (
            <div key={role}>
              <div className="flex justify-between gap-3 text-xs font-semibold text-muted">
                <h3>{roleGroupName(i18n, role)}</h3>
                <span aria-hidden="true">{i18n.t('Last points')}</span>
              </div>
              <ul className="divide-y divide-line">
                {ofRole.map((member) => (
                  <MemberLine key={member.key} member={member} team={team} />
                ))}
              </ul>
            </div>
          )
        );
      })}
    </div>
  );
}

function MemberLine({ member, team }: { member: Member; team: string }) {
  const { i18n } = useLingui();
  // A server of an older release sends none.
  const lastPoints: number | undefined = member.lastPoints;
  return (
    <li className="relative flex min-h-12 items-center gap-3 text-sm hover:bg-raised">
      <PlayerAvatar name={member.name} team={team} playerRole={member.role} />
      <Link
        to={pathTo.player(member.key)}
        className="min-w-0 flex-1 font-medium after:absolute after:inset-0"
      >
        {member.name}
      </Link>
      <span className="shrink-0 font-bold tabular">
        {lastPoints === undefined ? '–' : pointsText(lastPoints)}{' '}
        <span className="sr-only">{i18n.t('points')}</span>
      </span>
    </li>
  );
}
