import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pointsQuery } from '../../platform/api/points-query.ts';
import { useAnalysisCard } from '../../platform/api/use-analysis-card.ts';
import { livePointsQuery, refreshWhileLive } from '../../platform/live/score-refresh.ts';
import { SplitBar } from '../../ui/charts/split-bar.tsx';
import { chanceAgeText, roundPercentages, shownChances } from '../../ui/match/forecast-limitation.ts';
import { shortNameIn } from '../../ui/match/match-view.ts';
import type { Armband } from '../../ui/players/armband-mark.tsx';
import { PickRow } from '../../ui/players/pick-row.tsx';
import { coloursInMatch } from '../../ui/teams/colours-in-match.ts';

/** For members: the win chances until the end, then our captain and vice-captain. */
export function DialogChance({ match }: { match: MatchSummary }) {
  return (
    <>
      {match.phase !== 'completed' && <WinChance match={match} />}
      <Picks match={match} />
    </>
  );
}

function WinChance({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const { data, isPending } = useDialogForecast(match);
  // The button below stays where it is when the forecast arrives.
  if (isPending) return <div className="mt-3 h-15" />;
  const forecast = data?.data;
  const exact = forecast && shownChances(forecast);
  if (!forecast || !exact) return null;
  const { teamA, teamB } = roundPercentages(exact);
  const [first, second] = forecast.teams;
  const partOf = (team: string, value: number) => ({
    label: shortNameIn(match, team),
    value,
    colour: coloursInMatch(team, match.teamInfo).ink,
  });
  return (
    <section className="mt-3">
      <div className="mb-1.5 flex justify-between gap-3 text-xs text-muted tabular">
        <h3>{i18n.t('Win probability')}</h3>
        <span>{chanceAgeText(i18n, forecast, match)}</span>
      </div>
      <SplitBar unit="%" parts={[partOf(first, teamA), partOf(second, teamB)]} />
    </section>
  );
}

/**
 * The captain and vice-captain of the match's analysis with their points: those expected, during play those so far too,
 * and afterwards those scored. Nothing of an analysis that was drafted after the start, as on the match page.
 */
function Picks({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const { card, isPending } = useAnalysisCard(match.key);
  const isOver = match.phase === 'completed';
  const projected = useDialogForecast(match, !isOver).data?.data.players ?? [];
  const scored = useDialogPoints(match, isOver).data?.data.players ?? [];
  if (isPending) return <div className="mt-2 h-14" />;
  if (!card || card.locked || card.draftedLate) return null;
  const rowOf = (armband: Armband, name: string | null, key: string | null, points: number | null) => {
    if (name === null) return null;
    const isPick = (player: { key: string | null }) => key !== null && player.key === key;
    const playing = match.phase === 'live' ? projected.find(isPick) : undefined;
    const player = isOver ? scored.find(isPick) : playing;
    return (
      <li>
        <PickRow
          armband={armband}
          name={name}
          team={player && shortNameIn(match, player.team)}
          now={player?.points}
          end={isOver ? null : (playing?.projected.mean ?? points)}
        />
      </li>
    );
  };
  return (
    <ul aria-label={i18n.t('Our captain and vice-captain')} className="mt-2">
      {rowOf('captain', card.captain, card.captainKey, card.captainPoints)}
      {rowOf('vice-captain', card.viceCaptain, card.viceCaptainKey, card.viceCaptainPoints)}
    </ul>
  );
}

/** Fetches the forecast of a match, for members; polls it during play. */
export function useDialogForecast({ key, phase }: MatchSummary, enabled = true) {
  return useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/forecast/', { params: { id: key } }),
    enabled,
    refetchInterval: refreshWhileLive(phase),
  });
}

/** Fetches the players' fantasy points so far, which are free; polls them during play. */
export function useDialogPoints({ key, phase, score }: MatchSummary, enabled = true) {
  return useQuery({
    ...(phase === 'live' ? livePointsQuery(key) : pointsQuery(key)),
    enabled: enabled && score.length > 0,
  });
}
