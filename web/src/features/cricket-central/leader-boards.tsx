import type { Leaders } from '@gullylens/contract/http/history/leaders';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { dayText } from '../../ui/text/full-dates.ts';
import { pointsText } from '../../ui/text/number-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { WidgetStrip } from './widget-strip.tsx';

interface LeaderLine {
  key: string;
  name: string;
  note: string;
  value: string;
  to: string;
}

interface Board {
  title: string;
  lines: readonly LeaderLine[];
}

/** The tab Fantasy: the leading players by average fantasy points, and the most points in one match. */
export function FantasyBoards() {
  return <Boards label={sentence('Fantasy')} columns={2} boardsOf={fantasyBoards} />;
}

/** The tab Statistics: the leading players by runs, wickets, strike rate and economy. */
export function StatisticsBoards() {
  return <Boards label={sentence('Statistics')} columns={4} boardsOf={statisticsBoards} />;
}

interface BoardsProps {
  label: string;
  columns: 2 | 4;
  boardsOf: (i18n: I18n, leaders: Leaders) => Board[];
}

function Boards({ label, columns, boardsOf }: BoardsProps) {
  const { i18n } = useLingui();
  const query = useQuery(apiQuery('GET /api/v1/cricket/leaders/'));
  const leaders = query.data?.data;
  const boards = leaders && boardsOf(i18n, leaders).filter(({ lines }) => lines.length > 0);
  return (
    <WidgetStrip label={label} query={{ ...query, data: boards && { data: boards } }} columns={columns}>
      {(shown) =>
        shown.map(({ title, lines }) => (
          <li key={title}>
            <Card className="h-full p-4">
              <h4 className="font-semibold">{title}</h4>
              <p className="text-xs text-muted tabular">{leaders && periodText(i18n, leaders)}</p>
              <ol className="mt-1 divide-y divide-line">{lines.map(leaderLine)}</ol>
            </Card>
          </li>
        ))
      }
    </WidgetStrip>
  );
}

function leaderLine({ key, name, note, value, to }: LeaderLine, index: number) {
  return (
    <li key={key} className="relative flex min-h-11 items-center gap-3 py-1 text-sm hover:bg-raised">
      <span className="w-4 shrink-0 text-right text-xs text-muted tabular">{index + 1}</span>
      <span className="min-w-0 flex-1">
        <Link to={to} className="block truncate font-medium after:absolute after:inset-0">
          {name}
        </Link>
        <span className="block truncate text-xs text-muted">{note}</span>
      </span>
      <span className="font-extrabold tabular">{value}</span>
    </li>
  );
}

/** Returns the format and the period of the boards. */
function periodText(i18n: I18n, { format, from, to }: Leaders): string {
  if (from === null || to === null) return format;
  return `${format} · ${i18n.t('{start} to {end}', { start: dayText(i18n, from), end: dayText(i18n, to) })}`;
}

function fantasyBoards(i18n: I18n, { averagePoints, bestMatches }: Leaders): Board[] {
  const best = bestMatches.map(({ key, name, matchId, playedOn, opponent, points }) => ({
    key: `${key} ${matchId}`,
    name,
    note: `${dayText(i18n, playedOn)} · ${i18n.t('against {opponent}', { opponent })}`,
    value: pointsText(points),
    to: pathTo.match(matchId),
  }));
  return [
    { title: i18n.t('Fantasy points a match'), lines: linesOf(averagePoints, 1) },
    { title: i18n.t('Most points in one match'), lines: best },
  ];
}

function statisticsBoards(i18n: I18n, { runs, wickets, strikeRate, economy }: Leaders): Board[] {
  return [
    { title: i18n.t('Most runs'), lines: linesOf(runs, 0) },
    { title: i18n.t('Most wickets'), lines: linesOf(wickets, 0) },
    { title: i18n.t('Best strike rate'), lines: linesOf(strikeRate, 1) },
    { title: i18n.t('Best economy'), lines: linesOf(economy, 2) },
  ];
}

function linesOf(board: Leaders['runs'], decimals: number): LeaderLine[] {
  return board.map(({ key, name, team, value }) => ({
    key,
    name,
    note: team,
    value: value.toFixed(decimals),
    to: pathTo.player(key),
  }));
}
