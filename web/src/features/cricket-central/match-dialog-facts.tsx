import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { useAnalysisCard } from '../../platform/api/use-analysis-card.ts';
import { recordFor } from '../../platform/api/venue-record.ts';
import { refreshWhileLive } from '../../platform/live/score-refresh.ts';
import { roundPercentages, shownChances } from '../../ui/match/forecast-limitation.ts';
import { shortNameIn } from '../../ui/match/match-view.ts';

const SHOWN = 3;

interface MatchFactsProps {
  match: MatchSummary;
  isPremium: boolean;
}

/**
 * At most three facts: who is likelier to win or, for free users, what they may see of that; the average
 * first innings at the venue; and how often each team has won. A row while they fit, with large text a column.
 */
export function MatchFacts(props: MatchFactsProps) {
  const facts = [...useWinChance(props), ...useFreeFact(props), ...useHistoryFacts(props.match)];
  return (
    <dl className="mt-3 flex min-h-16 flex-wrap gap-2">
      {facts.slice(0, SHOWN).map(({ label, value }) => (
        <div
          key={label}
          className="flex min-w-0 flex-1 basis-[4.5rem] flex-col-reverse justify-end rounded-control bg-raised/60 p-2 text-center"
        >
          <dt className="text-xs leading-tight text-muted wrap-anywhere">{label}</dt>
          <dd className="font-bold text-balance wrap-anywhere tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface QuickFact {
  label: string;
  value: ReactNode;
}

/** The team that is likelier to win, until the match is over; members only. */
function useWinChance({ match, isPremium }: MatchFactsProps): QuickFact[] {
  const { i18n } = useLingui();
  const { data } = useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/forecast/', { params: { id: match.key } }),
    enabled: isPremium,
    refetchInterval: refreshWhileLive(match.phase),
  });
  const exact = match.phase === 'completed' || data === undefined ? null : shownChances(data.data);
  if (!data || !exact) return [];
  const [teamA, teamB] = data.data.teams;
  const chances = roundPercentages(exact);
  const leads = chances.teamA >= chances.teamB;
  const team = leads ? teamA : teamB;
  return [
    {
      label: i18n.t('Win chance'),
      value: `${shortNameIn(match, team)} ${leads ? chances.teamA : chances.teamB}%`,
    },
  ];
}

/** For free users the expected points of our captain before play; during play that chance and points are for members. */
function useFreeFact({ match, isPremium }: MatchFactsProps): QuickFact[] {
  const { i18n } = useLingui();
  const isShown = match.phase !== 'completed' && !isPremium;
  const card = useAnalysisCard(match.key, isShown);
  if (!isShown || card === undefined) return [];
  if (match.phase === 'live') {
    return [
      {
        label: i18n.t('Win chance and points'),
        value: (
          <>
            <Lock aria-hidden="true" className="mx-auto size-5 text-floodlight" />
            <span className="sr-only">{i18n.t('For members')}</span>
          </>
        ),
      },
    ];
  }
  const points = card.captainPoints;
  if (points === null) return [];
  return [
    {
      label: i18n.t('Expected points of our captain'),
      value: String(Math.round(points)),
    },
  ];
}

/** The average first innings at the venue, and how often each team has won against the other. */
function useHistoryFacts(match: MatchSummary): QuickFact[] {
  const { key, phase, venue, teamInfo } = match;
  const { i18n } = useLingui();
  // The preview leaves out the match itself.
  const isOver = phase === 'completed';
  const preview = useQuery(apiQuery('GET /api/v1/cricket/matches/{id}/preview/', { params: { id: key } }));
  const venueRecords = useQuery({
    ...apiQuery('GET /api/cricket/venues/{id}/', { params: { id: venue.key ?? '' } }),
    enabled: venue.key !== null,
  });
  const record = recordFor(venueRecords.data?.data, match);
  const { headToHead, teams = [] } = preview.data?.data ?? {};
  // The wins are in this order, which is that of history once it has the match.
  const shorts = teams.map(({ name }) => shortNameIn({ teamInfo }, name)).join('–');
  return [
    ...(record?.averageScore
      ? [{ label: i18n.t('Average first innings'), value: String(Math.round(record.averageScore)) }]
      : []),
    ...(headToHead && headToHead.matches > 0
      ? [
          {
            label: i18n.t(isOver ? 'Wins {teams} before' : 'Wins {teams}', { teams: shorts }),
            value: headToHead.wins.join('–'),
          },
        ]
      : []),
  ];
}
