import type { TeamProfile } from '@gullylens/contract/http/teams';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { recordState } from '../../platform/api/record-state.ts';
import { pathTo } from '../../platform/links.ts';
import { Card } from '../../ui/card.tsx';
import { FigureTile } from '../../ui/figure-tile.tsx';
import { FormStrip } from '../../ui/form-strip.tsx';
import { dayText } from '../../ui/match/day-text.ts';
import { PlayedMatchList } from '../../ui/match/played-match-list.tsx';
import { RecordPage } from '../../ui/match/record-page.tsx';
import { formOf, opponentsOf } from './team-results.ts';

interface TeamProfileProps {
  teamKey: string;
  /** Leads from a team that history does not know back to matches. */
  wayBack: ReactNode;
}

/** A team out of the history: how it fares, whom it names, and what it played last. */
export function TeamProfile({ teamKey, wayBack }: TeamProfileProps) {
  const { i18n } = useLingui();
  const query = useQuery(apiQuery('GET /api/cricket/teams/{id}/', { params: { id: teamKey } }));
  return (
    <RecordPage
      {...recordState(query)}
      words={{
        loading: i18n.t('Loading the team'),
        missing: i18n.t('We could not find that team.'),
        whyMissing: i18n.t('None of the matches that we have was played by it.'),
      }}
      heights={['h-32', 'h-24', 'h-96']}
      wayBack={wayBack}
    >
      {(team) => (
        <>
          <TeamHeader team={team} />
          <TeamRecords records={team.records} />
          <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2">
            <TeamSquad squad={team.squad} />
            <TeamOpponents team={team} />
          </div>
          <Card className="mt-6 p-4">
            <h2 className="mb-1 font-bold">{i18n.t('Recent matches')}</h2>
            <PlayedMatchList matches={team.recent} pathOf={pathTo.match} />
          </Card>
        </>
      )}
    </RecordPage>
  );
}

/** Its name, the names it had before, and its latest results. */
function TeamHeader({ team }: { team: TeamProfile }) {
  const { i18n } = useLingui();
  const { name, spellings, matches, lastMatch } = team;
  const others = spellings.filter((spelling) => spelling !== name);
  return (
    <header className="rounded-card border border-line bg-surface p-4 md:p-6">
      <h1 className="text-xl font-bold">{name}</h1>
      {others.length > 0 && (
        <p className="text-muted">{i18n.t('Also known as {names}', { names: others.join(', ') })}</p>
      )}
      <p className="my-3 text-sm text-muted tabular">
        {i18n.t('{count, plural, one {# match} other {# matches}}', { count: matches })} ·{' '}
        {i18n.t('Last played {date}', { date: dayText(i18n, lastMatch) })}
      </p>
      <FormStrip form={formOf(team)} />
    </header>
  );
}

/** What it won and lost in each format, the most played first. */
function TeamRecords({ records }: { records: TeamProfile['records'] }) {
  const { i18n } = useLingui();
  return (
    <dl className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {records.map(({ format, played, won, lost, other }) => (
        <FigureTile
          key={format}
          label={format}
          value={i18n.t('{won} won, {lost} lost', { won, lost })}
          note={i18n.t('{played} played, {other} with no winner', { played, other })}
        />
      ))}
    </dl>
  );
}

/** How it fared against each side that it met lately, each leading to that side's page. */
function TeamOpponents({ team }: { team: TeamProfile }) {
  const { i18n } = useLingui();
  return (
    <Card className="p-4">
      <h2 className="mb-1 font-bold">{i18n.t('Head-to-head')}</h2>
      <p className="text-sm text-muted">{i18n.t('In the recent matches below')}</p>
      <ul className="divide-y divide-line">
        {opponentsOf(team).map(({ key, name, won, lost, other }) => (
          <li key={key} className="flex items-center justify-between gap-3 text-sm">
            <Link to={pathTo.team(key)} className="inline-flex min-h-11 items-center text-sky underline">
              {name}
            </Link>
            <span className="text-muted tabular">
              {other === 0
                ? i18n.t('{won} won, {lost} lost', { won, lost })
                : i18n.t('{won} won, {lost} lost, {other} with no winner', { won, lost, other })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Those whom it named in its latest matches, each leading to the player's page. */
function TeamSquad({ squad }: { squad: TeamProfile['squad'] }) {
  const { i18n } = useLingui();
  return (
    <Card className="p-4">
      <h2 className="mb-1 font-bold">{i18n.t('Squad')}</h2>
      <p className="text-sm text-muted">{i18n.t('Named in the latest five matches')}</p>
      <ul className="divide-y divide-line">
        {squad.map(({ key, name, matches }) => (
          <li key={key} className="flex items-center justify-between gap-3 text-sm">
            <Link to={pathTo.player(key)} className="inline-flex min-h-11 items-center text-sky underline">
              {name}
            </Link>
            <span className="text-muted tabular">
              {i18n.t('{count, plural, one {# match} other {# matches}}', { count: matches })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
