import type { MatchPreview } from '@gullylens/contract/http/history/played-matches';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pathTo } from '../../../platform/links.ts';
import { SplitBar } from '../../../ui/charts/split-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StatTable } from '../../../ui/layout/stat-table.tsx';
import { coloursInMatch } from '../../../ui/teams/colours-in-match.ts';
import { dayText } from '../../../ui/text/full-dates.ts';
import type { MatchTabProps } from '../data/match-tab-props.ts';
import { scoresOf } from './played-scores.ts';

interface HeadToHeadProps extends Pick<MatchTabProps, 'match'> {
  preview: MatchPreview;
}

/** How often each team has won against the other, and their latest meetings. */
export function HeadToHead({ match, preview: { teams, headToHead } }: HeadToHeadProps) {
  const { i18n } = useLingui();
  const partOf = (at: 0 | 1) => ({
    label: teams[at].name,
    value: headToHead.wins[at],
    colour: coloursInMatch(teams[at].name, match.teamInfo).ink,
  });
  return (
    <Card className="p-4">
      <h2 className="mb-3 font-bold">
        {i18n.t(match.phase === 'completed' ? 'Head-to-head before this match' : 'Head-to-head')}
      </h2>
      {headToHead.matches === 0 ? (
        <p className="text-sm text-muted">{i18n.t('We have no past matches between the two teams.')}</p>
      ) : (
        <>
          <SplitBar
            parts={[
              partOf(0),
              { label: i18n.t('No winner'), value: headToHead.other, colour: 'var(--edge)' },
              partOf(1),
            ].filter(({ value }, index) => value > 0 || index !== 1)}
          />
          <div className="mt-2">
            <StatTable
              caption={i18n.t('Latest meetings')}
              first={i18n.t('Latest meetings')}
              className="[&_td]:w-1/3"
              columns={teams.map(({ name }) => ({ short: name, name }))}
              rows={headToHead.recent.map((played) => meetingRow(i18n, teams, played))}
            />
          </div>
        </>
      )}
    </Card>
  );
}

type Meeting = MatchPreview['headToHead']['recent'][number];

/** Both scores of a meeting, each team in the same column in all rows, that of the winner in bold. */
function meetingRow(i18n: I18n, teams: MatchPreview['teams'], played: Meeting) {
  const { id, innings, winner, playedOn } = played;
  const names = inColumns(teams, played).map(({ name }) => name);
  return {
    key: id,
    head: (
      <Link to={pathTo.match(id)} className="block py-1.5 whitespace-nowrap text-sky">
        {dayText(i18n, playedOn)}
      </Link>
    ),
    note: innings.length === 0 && i18n.t('No result'),
    cells: names.map((name) => (innings.length === 0 ? '–' : scoresOf(played, name))),
    strong: names.findIndex((name) => name === winner),
  };
}

/** Returns the teams of a meeting in the order of the two teams of the page. */
function inColumns(teams: MatchPreview['teams'], { teams: [a, b] }: Meeting) {
  return b.name === teams[0].name || a.name === teams[1].name ? [b, a] : [a, b];
}
