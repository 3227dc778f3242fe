import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { textOfError } from '../../platform/api/api-error.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/failure-panel.tsx';
import { roleText } from '../../ui/match/role-words.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type NamedSide, elevensOf, squadsOf } from './named-sides.ts';
import type { MatchTabProps } from './match-tabs.tsx';
import { PlayerLink } from './player-link.tsx';

/** Who played, or, until that is known, who may. */
export function LineupsTab({ head, card, inFeed }: MatchTabProps) {
  const { i18n } = useLingui();
  return (
    <>
      {card ? (
        <Sides sides={elevensOf(card)} note={i18n.t('Those who played, in the order of batting.')} />
      ) : (
        <Squads head={head} />
      )}
      {inFeed && head.phase === 'upcoming' && (
        <Link to={pathTo.lineups(head.key)} className={`mt-5 ${buttonClasses('primary')}`}>
          {i18n.t('Make line-ups for this match')}
        </Link>
      )}
    </>
  );
}

const notes: Readonly<Record<MatchTabProps['head']['phase'], string>> = {
  upcoming: sentence('The squads: the eleven are named at the toss.'),
  live: sentence('The squads: those who played are shown when the match is over.'),
  completed: sentence('The squads: those who played are shown once every ball of the match is known.'),
};

function Squads({ head }: Pick<MatchTabProps, 'head'>) {
  const { i18n } = useLingui();
  const query = useQuery(apiQuery('GET /api/cricket/matches/{id}/players/', { params: { id: head.key } }));
  if (query.data === undefined) {
    return query.isError ? (
      <LoadFailed text={textOfError(query.error)} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton className="h-96 w-full rounded-card" />
    );
  }
  if (query.data.data.length === 0) {
    return (
      <EmptyState
        icon={<Users className="size-6" />}
        title={i18n.t('The squads are not named yet.')}
        text={i18n.t('They are usually told a day before the match.')}
        className="min-h-72"
      />
    );
  }
  return (
    <Sides
      sides={squadsOf(
        query.data.data,
        head.teamInfo.map(({ name }) => name),
      )}
      note={i18n.t(notes[head.phase])}
    />
  );
}

function Sides({ sides, note }: { sides: readonly NamedSide[]; note: string }) {
  const { i18n } = useLingui();
  return (
    <>
      <p className="mb-3 text-sm text-muted">{note}</p>
      <div className="grid gap-4 md:grid-cols-2">
        {sides.map((side) => (
          <Card key={side.team} className="p-4">
            <h2 className="font-bold">{side.team}</h2>
            <ul className="mt-2 divide-y divide-line text-sm">
              {side.players.map((player) => (
                <li key={player.name} className="flex min-h-10 items-center justify-between gap-3">
                  <PlayerLink playerKey={player.key} name={player.name} />
                  <span className="text-right text-xs text-muted">{roleText(i18n, player.role)}</span>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}
