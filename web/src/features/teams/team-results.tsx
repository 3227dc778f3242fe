import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { ShowAllButton } from '../../ui/controls/show-all-button.tsx';
import { FormMark } from '../../ui/charts/form-strip.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { matchStatusText } from '../../ui/match/match-status-text.ts';
import { scoreText } from '../../ui/match/match-view.ts';
import { oversShown } from '../../ui/match/overs.ts';
import { dayText } from '../../ui/text/full-dates.ts';
import { isSeasonBreak } from '../../ui/text/season-break.ts';
import { letters, resultFor, type Played, type PlayedMatch, type Result } from './team-form.ts';

const FIRST_MATCHES = 5;

/** The latest matches of a team from its own side: opponent, result and score. Shows five, and the rest on request. */
export function TeamResults({ team }: { team: Played }) {
  const { i18n } = useLingui();
  const [isAllShown, setIsAllShown] = useState(false);
  const shown = isAllShown ? team.recent : team.recent.slice(0, FIRST_MATCHES);
  return (
    <Section
      title={i18n.t('Recent matches')}
      heading="mb-1 font-bold"
      className="rounded-card border border-line bg-surface p-4"
    >
      <ul className="divide-y divide-line">
        {shown.map((match, index) => (
          <Fragment key={match.id}>
            {isSeasonBreak(shown[index - 1]?.playedOn, match.playedOn) && (
              <li className="pt-4 pb-1 text-xs font-semibold text-muted">
                {match.competition} {match.playedOn.slice(0, 4)}
              </li>
            )}
            <ResultLine teamKey={team.key} match={match} />
          </Fragment>
        ))}
      </ul>
      {team.recent.length > shown.length && (
        <ShowAllButton count={team.recent.length} onShow={() => setIsAllShown(true)} />
      )}
    </Section>
  );
}

function ResultLine({ teamKey, match }: { teamKey: string; match: PlayedMatch }) {
  const { i18n } = useLingui();
  const result = resultFor(teamKey, match);
  const opponent = match.teams.find(({ key }) => key !== teamKey);
  const own = match.teams.find(({ key }) => key === teamKey);
  return (
    <li className="relative flex items-center gap-3 py-2.5 hover:bg-raised">
      <FormMark letter={letters[result]} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold wrap-anywhere">
          <Link to={pathTo.match(match.id)} className="after:absolute after:inset-0">
            {opponent?.name}
          </Link>
        </p>
        <p className="text-xs text-muted tabular wrap-anywhere">
          {resultText(i18n, match, result)} · {dayText(i18n, match.playedOn)}
        </p>
      </div>
      <p className="max-w-1/2 shrink-0 text-right tabular">
        <span className="block text-sm font-bold">{totalsOf(match, own?.name)}</span>
        <span className="block text-xs text-muted">{totalsOf(match, opponent?.name)}</span>
      </p>
    </li>
  );
}

const MARGIN =
  / won by (?<innings>an innings and )?(?<count>\d+) (?<unit>run|wicket)s?(?: \((?<method>.+)\))?$/;

const margins = {
  won: {
    run: sentence('Won by {count, plural, one {# run} other {# runs}}'),
    wicket: sentence('Won by {count, plural, one {# wicket} other {# wickets}}'),
    innings: sentence('Won by an innings and {count, plural, one {# run} other {# runs}}'),
  },
  lost: {
    run: sentence('Lost by {count, plural, one {# run} other {# runs}}'),
    wicket: sentence('Lost by {count, plural, one {# wicket} other {# wickets}}'),
    innings: sentence('Lost by an innings and {count, plural, one {# run} other {# runs}}'),
  },
} as const;

/** `Lost by 8 wickets (D/L)`: the result for one of the teams, whose name is not repeated. */
function resultText(i18n: I18n, match: PlayedMatch, result: Result): string {
  const { innings, count, unit, method } = MARGIN.exec(match.result)?.groups ?? {};
  if (result === 'other' || count === undefined) return matchStatusText(i18n, match.result);
  const kind = innings !== undefined ? 'innings' : unit === 'run' ? 'run' : 'wicket';
  const text = i18n.t(margins[result][kind], { count: Number(count) });
  return method === undefined ? text : `${text} (${method})`;
}

/** `172/6 (20)`, both innings of a longer match with `&`; super overs are left out. */
function totalsOf({ innings }: PlayedMatch, team: string | undefined): string {
  return innings
    .filter((each) => each.team === team && !each.superOver)
    .map(({ runs, wickets, overs }) => `${scoreText({ r: runs, w: wickets })} (${oversShown(overs)})`)
    .join(' & ');
}
