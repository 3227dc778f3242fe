import type { PlayedMatchSummary } from '@gullylens/contract/http/history/played-match';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { Button } from '../controls/button.tsx';
import { dayText } from '../text/full-dates.ts';
import { shortName } from '../text/short-name.ts';
import { matchStatusText } from './match-status-text.ts';
import { scoreText } from './match-view.ts';
import { oversShown } from './overs.ts';

const FIRST_MATCHES = 6;

/** Played matches, one per line, each with a link to its scorecard. Shows six until the visitor opens the rest. */
export function PlayedMatchList({ matches }: { matches: readonly PlayedMatchSummary[] }) {
  const { i18n } = useLingui();
  const [all, setAll] = useState(false);
  const shown = all ? matches : matches.slice(0, FIRST_MATCHES);
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((match) => (
          <li key={match.id} className="relative flex items-center gap-3 py-2.5 hover:bg-raised">
            <div className="min-w-0 flex-1 text-sm">
              <p className="font-medium">
                <Link to={pathTo.match(match.id)} className="after:absolute after:inset-0">
                  {namesOf(match).join(' vs ')}
                </Link>
              </p>
              <p className="text-muted tabular">{scoresText(i18n, match)}</p>
              <p className="text-xs text-muted tabular">
                <span className="text-text">{matchStatusText(i18n, match.result)}</span> ·{' '}
                {dayText(i18n, match.playedOn)}
                {match.competition && ` · ${match.competition}`}
              </p>
            </div>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
          </li>
        ))}
      </ul>
      {matches.length > shown.length && (
        <Button look="quiet" className="-ml-4" onClick={() => setAll(true)}>
          {i18n.t('Show all {count}', { count: matches.length })}
        </Button>
      )}
    </>
  );
}

/** Returns both teams, the one that batted first first, as in the scores below. */
function namesOf({ teams: [a, b], innings }: PlayedMatchSummary): string[] {
  return innings[0]?.team === b.name ? [b.name, a.name] : [a.name, b.name];
}

/** `FOX 172/6 (20) · TID 168/9 (20)`: the innings in order of play, super overs left out. */
function scoresText(i18n: I18n, { innings }: PlayedMatchSummary): string {
  const scores = innings
    .filter(({ superOver }) => !superOver)
    .map(
      ({ team, runs, wickets, overs }) =>
        `${shortName(team)} ${scoreText({ r: runs, w: wickets })} (${oversShown(overs)})`,
    );
  return scores.length === 0 ? i18n.t('No play') : scores.join(' · ');
}
