import type { MatchPreview as Preview } from '@gullylens/contract/http/played-matches';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { textOfError } from '../../platform/api/api-error.ts';
import { pathTo } from '../../platform/links.ts';
import { Card } from '../../ui/card.tsx';
import { FormStrip } from '../../ui/form-strip.tsx';
import { LoadFailed } from '../../ui/failure-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SplitBar } from '../../ui/split-bar.tsx';
import { PlayedMatchList } from '../../ui/match/played-match-list.tsx';
import { previewQuery } from './match-centre-queries.ts';

/** How the two teams had met before the match. */
export function MeetingsBefore({ matchKey }: { matchKey: string }) {
  const query = useQuery(previewQuery(matchKey));
  if (query.data) return <HeadToHead preview={query.data.data} />;
  if (query.isError) {
    return <LoadFailed text={textOfError(query.error)} onRetry={() => void query.refetch()} />;
  }
  return <Skeleton className="h-96 w-full rounded-card" />;
}

/** How either team had fared before the match; a failure is told where their meetings would stand. */
export function FormBefore({ matchKey }: { matchKey: string }) {
  const query = useQuery(previewQuery(matchKey));
  if (query.data) return query.data.data.teams.map((team) => <TeamBefore key={team.name} team={team} />);
  return query.isError ? null : <Skeleton className="h-96 w-full rounded-card" />;
}

function HeadToHead({ preview: { teams, headToHead } }: { preview: Preview }) {
  const { i18n } = useLingui();
  const [a, b] = teams;
  return (
    <Card className="p-4">
      <h2 className="mb-3 font-bold">{i18n.t('Head-to-head')}</h2>
      {headToHead.matches === 0 ? (
        <p className="text-sm text-muted">{i18n.t('The two teams have not met in the history.')}</p>
      ) : (
        <>
          <SplitBar
            parts={[
              { label: a.name, value: headToHead.wins[0], tone: 'turf' },
              { label: i18n.t('No result'), value: headToHead.other, tone: 'muted' },
              { label: b.name, value: headToHead.wins[1], tone: 'sky' },
            ]}
          />
          <h3 className="mb-1 mt-4 text-sm font-semibold text-muted">{i18n.t('Latest meetings')}</h3>
          <PlayedMatchList matches={headToHead.recent} pathOf={pathTo.match} />
        </>
      )}
    </Card>
  );
}

function TeamBefore({ team }: { team: Preview['teams'][0] }) {
  const { i18n } = useLingui();
  return (
    <Card className="p-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold">
          {team.key === null ? (
            team.name
          ) : (
            <Link to={pathTo.team(team.key)} className="inline-flex min-h-11 items-center underline">
              {team.name}
            </Link>
          )}
        </h2>
        {team.form !== '' && <FormStrip form={team.form} />}
      </div>
      {team.recent.length === 0 ? (
        <p className="text-sm text-muted">{i18n.t('No matches in the history yet.')}</p>
      ) : (
        <PlayedMatchList matches={team.recent} pathOf={pathTo.match} />
      )}
    </Card>
  );
}
