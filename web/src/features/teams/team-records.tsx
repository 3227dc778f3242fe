import type { TeamProfile } from '@gullylens/contract/http/teams';
import { useLingui } from '@lingui/react';
import { FigureTile } from '../../ui/fact-list.tsx';

/** What it won and lost in each format, the most played first. */
export function TeamRecords({ records }: { records: TeamProfile['records'] }) {
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
