import type { TeamProfile } from '@gullylens/contract/http/teams';
import { useLingui } from '@lingui/react';
import { dayText } from '../../ui/dates.ts';
import { FormStrip } from '../../ui/form-strip.tsx';
import { formOf } from './team-results.ts';

/** Its name, the names it had before, and its latest results. */
export function TeamHeader({ team }: { team: TeamProfile }) {
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
