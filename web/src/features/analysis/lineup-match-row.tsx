import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { ChevronRight } from 'lucide-react';
import { pathTo } from '../../platform/links.ts';
import { StretchedLink } from '../../ui/controls/stretched-button.tsx';
import { StartLines, TeamDisc } from '../../ui/match/match-row.tsx';
import type { MatchView, TeamView } from '../../ui/match/match-view.ts';
import { FittingText } from '../../ui/text/fitting-text.tsx';
import { lockText } from '../../ui/text/lock-text.ts';
import { shortName } from '../../ui/text/short-name.ts';
import { lockOf } from '../../platform/api/open-analyses.ts';

interface LineupMatchRowProps {
  card: AnalysisCard;
  /** The match in the feed; undefined until loaded. */
  match: MatchView | undefined;
  /** The server's time in milliseconds since 1970. */
  now: number;
}

/** A match to build line-ups for, like a match row, with the time left to enter them. */
export function LineupMatchRow({ card, match, now }: LineupMatchRowProps) {
  const { i18n } = useLingui();
  const teams = match?.teamInfo ?? teamsIn(card.matchTitle);
  return (
    <article className="@container relative flex min-h-24 flex-col justify-between gap-y-1 rounded-card border border-line bg-surface px-3 py-2 transition-colors hover:border-edge hover:bg-raised">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs">
        <h3 className="min-w-0 flex-1 font-medium text-muted">
          <StretchedLink oneLine to={pathTo.lineups(card.matchKey)}>
            <span className="sr-only">{`${card.matchTitle}, `}</span>
            {card.tournament}
          </StretchedLink>
        </h3>
        <p className="shrink-0 font-semibold text-floodlight tabular">{lockText(i18n, lockOf(card), now)}</p>
      </div>
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1 space-y-1">
          {teams.map((team) => (
            <TeamLine key={team.name} team={team} />
          ))}
        </div>
        <StartLines startAt={Date.parse(card.analysisDate) / 1000} />
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </div>
    </article>
  );
}

function TeamLine({ team }: { team: TeamView }) {
  return (
    <div className="flex items-center gap-1.5">
      <TeamDisc team={team} />
      <FittingText text={team.name} short={team.shortname} className="min-w-8 flex-1 text-sm font-semibold" />
    </div>
  );
}

/** The teams by the title of an analysis, `A vs B`. */
function teamsIn(title: string): TeamView[] {
  return title.split(' vs ').map((name) => ({ name, shortname: shortName(name) }));
}
