import type { TeamProfile } from '@gullylens/contract/http/history/teams';
import type { PlayerRole } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { PlayerAvatar } from '../../ui/layout/player-avatar.tsx';
import { SectionCard } from '../../ui/layout/section.tsx';
import { roleGroupName, roleName } from '../../ui/match/player-roles.ts';
import { dayText } from '../../ui/text/dates.ts';

const ROLES: readonly PlayerRole[] = ['keeper', 'batter', 'all-rounder', 'bowler'];

type Member = TeamProfile['squad'][number];

/** The eleven of the latest match, who are likely to play the next one. Nothing without a latest match. */
export function LikelyEleven({ team }: { team: TeamProfile }) {
  const { i18n } = useLingui();
  const [latest] = team.recent;
  const eleven = sortByRole(team.squad.filter(({ playedLast }) => playedLast));
  if (!latest || eleven.length === 0) return null;
  const note = i18n.t('As in the last match, {format} on {day}. The playing XI is announced at the toss.', {
    format: latest.format,
    day: dayText(i18n, latest.playedOn),
  });
  return (
    <SectionCard title={i18n.t('Probable XI')} note={note}>
      <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
        {eleven.map((member) => (
          <MemberLine key={member.key} member={member} team={team.name} text={roleName(i18n, member.role)} />
        ))}
      </ul>
    </SectionCard>
  );
}

/** The players of the latest matches under their roles. */
export function Squad({ team }: { team: TeamProfile }) {
  const { i18n } = useLingui();
  return (
    <SectionCard title={i18n.t('Squad')} note={i18n.t('Named in the latest five matches')}>
      <div className="space-y-4">
        {ROLES.map((role) => {
          const members = team.squad.filter((member) => member.role === role);
          return (
            members.length > 0 && (
              <div key={role}>
                <h3 className="text-sm font-semibold text-muted">{roleGroupName(i18n, role)}</h3>
                <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
                  {members.map((member) => (
                    <MemberLine
                      key={member.key}
                      member={member}
                      team={team.name}
                      text={i18n.t('{count, plural, one {# match} other {# matches}}', {
                        count: member.matches,
                      })}
                    />
                  ))}
                </ul>
              </div>
            )
          );
        })}
      </div>
    </SectionCard>
  );
}

function sortByRole(members: readonly Member[]): Member[] {
  return members.toSorted((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
}

function MemberLine({ member, team, text }: { member: Member; team: string; text: string }) {
  return (
    <li className="flex min-h-12 items-center gap-3 text-sm">
      <PlayerAvatar name={member.name} team={team} playerRole={member.role} />
      <Link
        to={pathTo.player(member.key)}
        className="inline-flex min-h-11 min-w-0 flex-1 items-center underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {member.name}
      </Link>
      <span className="shrink-0 text-muted tabular">{text}</span>
    </li>
  );
}
