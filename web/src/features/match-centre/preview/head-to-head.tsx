import type { MatchPreview } from '@gullylens/contract/http/history/played-matches';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pathTo } from '../../../platform/links.ts';
import { SplitBar } from '../../../ui/charts/split-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { coloursInMatch } from '../../../ui/teams/colours-in-match.ts';
import { classNames } from '../../../ui/text/class-names.ts';
import { dayText } from '../../../ui/text/dates.ts';
import type { MatchTabProps } from '../data/match-tab-props.ts';
import { scoresOf } from './played-scores.ts';

interface HeadToHeadProps extends Pick<MatchTabProps, 'match'> {
  preview: MatchPreview;
}

/** One for each team. */
const columns = 'grid min-w-0 flex-1 basis-42 grid-cols-2 items-end gap-x-3 text-right';

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
          <div className="mt-4 flex flex-wrap items-end justify-between gap-x-3 border-b border-line pb-1.5 text-xs text-muted">
            <h3 className="font-semibold">{i18n.t('Latest meetings')}</h3>
            <p aria-hidden="true" className={columns}>
              {teams.map(({ name }) => (
                <span key={name}>{name}</span>
              ))}
            </p>
          </div>
          <ul className="divide-y divide-line">
            {headToHead.recent.map((played) => (
              <Meeting key={played.id} teams={teams} played={played} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

interface MeetingProps extends Pick<MatchPreview, 'teams'> {
  played: MatchPreview['headToHead']['recent'][number];
}

/** Both scores of a meeting, each team in the same column in all rows, that of the winner in bold. */
function Meeting({ teams, played }: MeetingProps) {
  const { i18n } = useLingui();
  const { id, innings, winner, playedOn } = played;
  return (
    <li className="relative flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-sm tabular hover:bg-raised">
      <Link to={pathTo.match(id)} className="whitespace-nowrap text-muted after:absolute after:inset-0">
        {dayText(i18n, playedOn)}
      </Link>
      {innings.length === 0 ? (
        <span className="text-muted">{i18n.t('No result')}</span>
      ) : (
        <span className={columns}>
          {inColumns(teams, played).map(({ name }) => (
            <span key={name} className={classNames(winner === name ? 'font-bold text-turf' : 'text-muted')}>
              <span className="sr-only">{name} </span>
              {scoresOf(played, name)}
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

/** Returns the teams of a meeting in the order of the two teams of the page. */
function inColumns(teams: MatchPreview['teams'], { teams: [a, b] }: MeetingProps['played']) {
  return b.name === teams[0].name || a.name === teams[1].name ? [b, a] : [a, b];
}
