import type { PlayedMatchSummary } from '@gullylens/contract/http/played-match';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { Card } from '../../ui/card.tsx';
import { dayText } from '../../ui/dates.ts';
import { matchStatusText } from '../../ui/match/match-status-text.ts';
import { scoreText } from '../../ui/match/match-view.ts';
import { oversShown } from '../../ui/match/overs.ts';
import { StretchedLink } from '../../ui/stretched-button.tsx';
import { WidgetStrip } from './widget-strip.tsx';

/** The latest matches of the history, each leading to its scorecard. */
export function ScorecardList() {
  const list = useQuery(apiQuery('GET /api/v1/cricket/history/', { query: { limit: 12 } }));
  return (
    <WidgetStrip label={sentence('Scorecards')} query={list}>
      {(matches) =>
        matches.map((match) => (
          <li key={match.id}>
            <ScorecardCard match={match} />
          </li>
        ))
      }
    </WidgetStrip>
  );
}

const LINES = 2;

function ScorecardCard({ match }: { match: PlayedMatchSummary }) {
  const { i18n } = useLingui();
  const innings = match.innings.filter(({ superOver }) => !superOver).slice(0, LINES);
  return (
    <Card className="relative flex h-full flex-col p-4 hover:bg-raised">
      <p className="truncate text-xs text-muted tabular">
        {dayText(i18n, match.playedOn)}
        {match.competition && ` · ${match.competition}`}
      </p>
      <div className="my-2 space-y-1">
        {innings.map((one, at) => (
          <p key={at} className="flex items-baseline justify-between gap-3 text-sm">
            <span className="truncate font-semibold">{one.team}</span>
            <span className="shrink-0 tabular">
              <b>{scoreText({ r: one.runs, w: one.wickets })}</b>{' '}
              <span className="text-xs text-muted">({oversShown(one.overs)})</span>
            </span>
          </p>
        ))}
      </div>
      <p className="mt-auto line-clamp-2 text-sm text-muted">
        <StretchedLink to={pathTo.match(match.id)}>{matchStatusText(i18n, match.result)}</StretchedLink>
      </p>
    </Card>
  );
}
