import type { MatchPreview } from '@gullylens/contract/http/history/played-matches';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pathTo } from '../../../platform/links.ts';
import { FormMark } from '../../../ui/charts/form-strip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { classNames } from '../../../ui/text/class-names.ts';
import { dayText } from '../../../ui/text/full-dates.ts';
import { scoresOf } from './played-scores.ts';

type Team = MatchPreview['teams'][number];
type PlayedMatch = Team['recent'][number];

interface TeamFormProps {
  team: Team;
  /** True beside a match that is over, which the form leaves out. */
  isBefore: boolean;
}

/** The form of a team: its latest matches with the opponent, who won and both scores. */
export function TeamForm({ team: { key, name, form, recent }, isBefore }: TeamFormProps) {
  const { i18n } = useLingui();
  return (
    <Card className="p-4">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="font-bold">
          {i18n.t(isBefore ? 'Form before this match' : 'Form')} ·{' '}
          {key === null ? (
            name
          ) : (
            <Link
              to={pathTo.team(key)}
              className="-my-2.5 inline-block py-2.5 underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {name}
            </Link>
          )}
        </h2>
      </div>
      {recent.length === 0 ? (
        <p className="text-sm text-muted">{i18n.t('We have no matches of this team.')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {recent.map((match, index) => (
            <FormRow key={match.id} match={match} teamKey={key} name={name} letter={form[index]} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface FormRowProps {
  match: PlayedMatch;
  teamKey: string | null;
  name: string;
  /** The result as in the team's form. */
  letter: string | undefined;
}

function FormRow({ match, teamKey, name, letter }: FormRowProps) {
  const { i18n } = useLingui();
  const { id, teams, innings, winner, playedOn } = match;
  // The feed and history may spell the name of a team differently.
  const own =
    teams.find((team) => (teamKey === null ? team.name === name : team.key === teamKey)) ?? teams[0];
  const opponent = teams.find((team) => team !== own) ?? teams[1];
  return (
    <li className="relative flex min-h-12 flex-wrap items-center gap-x-3 py-1 text-sm hover:bg-raised">
      {letter && <FormMark letter={letter} />}
      <span className="min-w-0 flex-1 basis-[7.5rem] wrap-anywhere">
        <Link to={pathTo.match(id)} className="block after:absolute after:inset-0">
          <span className="text-muted">{i18n.t('vs')}</span>{' '}
          <span className="font-medium">{opponent.name}</span>
        </Link>
        <span className="block text-xs text-muted tabular">{dayText(i18n, playedOn)}</span>
      </span>
      <span className="ml-auto text-right tabular">
        {innings.length === 0 ? (
          <span className="text-muted">{i18n.t('No result')}</span>
        ) : (
          <>
            <span className={classNames(winner === own.name && 'font-bold text-turf')}>
              {scoresOf(match, own.name)}
            </span>
            <span className="text-muted"> – {scoresOf(match, opponent.name)}</span>
          </>
        )}
      </span>
    </li>
  );
}
