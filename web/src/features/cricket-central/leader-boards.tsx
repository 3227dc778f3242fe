import type { Leaders } from '@gullylens/contract/http/leaders';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { dayText } from '../../ui/dates.ts';
import { pointsText } from '../../ui/figure-text.ts';
import { ArchiveStrip } from './archive-strip.tsx';
import { LeaderCard, type LeaderLine } from './leader-card.tsx';

interface Board {
  title: string;
  lines: readonly LeaderLine[];
}

/** Who scores the most fantasy points, over a year and in one match. */
export function FantasyBoards() {
  return <Boards label={sentence('Fantasy')} boardsOf={fantasyBoards} />;
}

/** Who makes the most runs, takes the most wickets, and how fast. */
export function StatisticsBoards() {
  return <Boards label={sentence('Statistics')} boardsOf={statisticsBoards} />;
}

interface BoardsProps {
  label: string;
  boardsOf: (i18n: I18n, leaders: Leaders) => Board[];
}

function Boards({ label, boardsOf }: BoardsProps) {
  const { i18n } = useLingui();
  const leaders = useQuery(apiQuery('GET /api/v1/cricket/leaders/'));
  const told = leaders.data?.data;
  const boards = told && boardsOf(i18n, told).filter(({ lines }) => lines.length > 0);
  return (
    <ArchiveStrip label={label} query={{ ...leaders, data: boards && { data: boards } }} rows={1}>
      {boards?.map(({ title, lines }) => (
        <li key={title} className="min-h-0">
          <LeaderCard title={title} note={told ? periodText(i18n, told) : ''} lines={lines} />
        </li>
      ))}
    </ArchiveStrip>
  );
}

function periodText(i18n: I18n, { format, from, to }: Leaders): string {
  if (from === null || to === null) return format;
  return `${format} · ${i18n.t('{start} to {end}', { start: dayText(i18n, from), end: dayText(i18n, to) })}`;
}

function fantasyBoards(i18n: I18n, { averagePoints, bestMatches }: Leaders): Board[] {
  const best = bestMatches.map((one) => ({
    key: `${one.key} ${one.matchId}`,
    name: one.name,
    note: `${dayText(i18n, one.playedOn)} · ${i18n.t('against {opponent}', { opponent: one.opponent })}`,
    value: pointsText(one.points),
    to: pathTo.match(one.matchId),
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
