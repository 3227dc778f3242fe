import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { matchStatusText } from '../../../ui/match/match-status-text.ts';
import { useForecast } from '../data/match-centre-queries.ts';
import type { MatchViewModel } from '../data/match-view-model.ts';
import { type InningsState, inningsState } from '../score/chase.ts';
import { Fact, FactList } from '../../../ui/layout/facts.tsx';

interface LiveStateProps {
  match: MatchViewModel;
  isPremium: boolean;
}

/** How a live match stands, beside its score: what is needed, and the rates. */
export function LiveState({ match, isPremium }: LiveStateProps) {
  const { i18n } = useLingui();
  const forecast = useForecast(match, isPremium).data?.data;
  const state = inningsState(match);
  const text = state === null ? matchStatusText(i18n, match.status) : stateText(i18n, match, state);
  return (
    <>
      {text !== null && <p className="mb-1.5 w-full text-lg leading-6 font-bold tabular">{text}</p>}
      {state && <Rates state={state} projection={projectionOf(i18n, state, forecast)} />}
    </>
  );
}

/**
 * What the batting team needs, or will need after the break; without a certain target the feed's status. Null while that
 * is the toss, which the feed repeats for the whole first innings.
 */
function stateText(
  i18n: I18n,
  match: Pick<MatchViewModel, 'status' | 'teamInfo'>,
  { chase, currentRate, innings, target }: InningsState,
): string | null {
  if (chase?.runs === 0) return i18n.t('{team} have reached the target', { team: innings.team });
  if (chase) {
    const { runs, balls } = chase;
    return i18n.t('Need {runs} off {balls, plural, one {# ball} other {# balls}}', { runs, balls });
  }
  if (target !== null) {
    const team = match.teamInfo.find(({ name }) => name !== innings.team)?.name ?? '';
    return i18n.t('{team} need {runs} to win', { team, runs: target });
  }
  return isToss(match.status) && currentRate !== null ? null : matchStatusText(i18n, match.status);
}

/** Returns one projection of a first innings: the forecast's for members, else the total at the current rate. */
function projectionOf(i18n: I18n, { innings, projected }: InningsState, forecast: Forecast | undefined) {
  if (projected === null) return null;
  const total = forecast?.totals.find(({ team }) => team === innings.team);
  if (total) return { name: i18n.t('Projected total'), value: String(Math.round(total.mean)) };
  return { name: i18n.t('At this rate'), value: String(projected) };
}

function isToss(status: string): boolean {
  return /\bopt(ed)? to (bat|bowl)$/i.test(status);
}

interface RatesProps {
  state: InningsState;
  projection: { name: string; value: string } | null;
}

function Rates({ state: { currentRate, requiredRate, isBreak }, projection }: RatesProps) {
  const { i18n } = useLingui();
  const rate = currentRate?.toFixed(2) ?? '–';
  return (
    <FactList>
      {isBreak ? (
        <Fact label={i18n.t('Run rate')}>{rate}</Fact>
      ) : (
        <Fact label={i18n.t('CRR')} name={i18n.t('Current run rate')}>
          {rate}
        </Fact>
      )}
      {requiredRate !== null && (
        <Fact label={i18n.t('RRR')} name={i18n.t('Required run rate')}>
          {requiredRate.toFixed(2)}
        </Fact>
      )}
      {projection && <Fact label={projection.name}>{projection.value}</Fact>}
    </FactList>
  );
}
