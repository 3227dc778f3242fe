import type { TeamProfile } from '@gullylens/contract/http/teams';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { Card } from '../../ui/card.tsx';
import { opponentsOf } from './team-results.ts';

/** How it fared against each side that it met lately, each leading to that side's page. */
export function TeamOpponents({ team }: { team: TeamProfile }) {
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
