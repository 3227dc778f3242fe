import type { TeamProfile } from '@gullylens/contract/http/teams';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { Card } from '../../ui/card.tsx';

/** Those whom it named in its latest matches, each leading to the player's page. */
export function TeamSquad({ squad }: { squad: TeamProfile['squad'] }) {
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
