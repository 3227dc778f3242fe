import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import type { ForecastBasis, UnknownFactor } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { paths, pathTo } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { dayText, dateTimeText } from '../../ui/text/full-dates.ts';
import { IntervalBar } from '../../ui/charts/interval-bar.tsx';
import { roundPercentages } from '../../ui/match/forecast-limitation.ts';
import { HistoryCredit } from '../../ui/match/history-credit.tsx';
import { PageFailed } from '../../ui/feedback/page-failed.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { AnalysisLoading } from './analysis-loading.tsx';
import { AnalysisHead, AnalysisVerification } from './analysis-head.tsx';
import { AnalysisTabs, reportParts } from './analysis-tabs.tsx';
import { DreamTeamBoard } from './dream-team-board.tsx';
import { PlayerProjections } from './player-projections.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { PlayerVerdict } from './player-verdict.tsx';

/** Until it is locked an analysis changes with the news, above all when the playing XIs are announced. */
const REFRESH_MS = 60_000;

interface FullAnalysisProps {
  matchKey: string;
  /** The grade of the analysis; rendered once the analysis is locked. */
  grade: ReactNode;
}

/** A whole analysis on one page: the verdict first, then its basis. */
export function FullAnalysis({ matchKey, grade }: FullAnalysisProps) {
  const { i18n } = useLingui();
  const query = useQuery({
    ...apiQuery('GET /api/v1/analysis/{matchKey}/', { params: { matchKey } }),
    refetchInterval: ({ state: { data } }) => data?.data.lockedAt === null && REFRESH_MS,
  });
  return (
    <QueryState
      query={query}
      loading={<AnalysisLoading />}
      failed={(error, retry) => (
        <PageFailed
          heading={i18n.t('Expert Analysis')}
          title={sentence('This analysis did not load')}
          error={error}
          onRetry={retry}
          failures={query.errorUpdateCount}
          otherPage={{ to: paths.analyses, name: i18n.t('All analyses') }}
        />
      )}
    >
      {({ data }) => <AnalysisParts analysis={data} grade={data.lockedAt !== null && grade} />}
    </QueryState>
  );
}

interface AnalysisPartsProps {
  analysis: Analysis;
  heading?: 'h1' | 'h2';
  grade?: ReactNode;
}

/** An analysis without its loading states: on its page, and as the preview of the desk. */
export function AnalysisParts({ analysis, heading = 'h1', grade }: AnalysisPartsProps) {
  const { i18n } = useLingui();
  const [part, setPart] = useSearchParamChoice('report', reportParts, 'pitch');
  const { corrections, forecast, recentForm, projections } = analysis;
  return (
    <div className="space-y-8">
      <AnalysisHead analysis={analysis} heading={heading} />
      {grade}
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-4">
        <PlayerVerdict armband="captain" analysis={analysis} />
        <PlayerVerdict armband="vice-captain" analysis={analysis} />
      </div>
      {analysis.note !== null && (
        <Section
          title={i18n.t('The analyst adds')}
          heading="font-bold"
          className="rounded-card border border-turf/40 bg-turf/5 p-5"
        >
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{analysis.note}</p>
        </Section>
      )}
      {corrections.length > 0 && (
        <Section
          title={i18n.t('Corrections')}
          heading="font-bold"
          className="rounded-card border border-sky/40 bg-sky/5 p-5"
        >
          <ul className="mt-2 space-y-2">
            {corrections.map(({ text, correctedAt }) => (
              <li key={correctedAt} className="text-sm">
                <span className="text-muted tabular">{dateTimeText(i18n, correctedAt)}</span> {text}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {analysis.lockedAt === null && (
        <Link to={pathTo.lineups(analysis.matchKey)} className={buttonClasses('primary', 'large')}>
          {i18n.t('Build line-ups')}
        </Link>
      )}
      <section aria-label={i18n.t('Reports')}>
        <AnalysisTabs analysis={analysis} shown={part} onShow={setPart} />
      </section>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1.6fr_1fr]">
        <PlayerProjections projections={projections} />
        <div className="space-y-8">
          <DreamTeamBoard analysis={analysis} />
          {forecast && (
            <MatchForecast forecast={forecast} teams={[recentForm.teamA.team, recentForm.teamB.team]} />
          )}
        </div>
      </div>
      <AnalysisVerification analysis={analysis} />
      <HistoryCredit />
    </div>
  );
}

interface MatchForecastProps {
  forecast: NonNullable<Analysis['forecast']>;
  teams: readonly [string, string];
}

/** The pre-match win chances and the expected total of each team. */
export function MatchForecast({ forecast: { win, totals, basis }, teams }: MatchForecastProps) {
  const { i18n } = useLingui();
  const { teamA, teamB } = roundPercentages(win);
  const most = Math.max(...totals.map(({ p90 }) => p90));
  const least = Math.min(...totals.map(({ p10 }) => p10));
  const { confidence, missing, matchesLearnt, learntUntil } = basis;
  const teamChances = [
    { name: teams[0], percent: teamA, align: '', colour: 'bg-turf' },
    { name: teams[1], percent: teamB, align: 'text-right', colour: 'bg-sky' },
  ];
  return (
    <Section title={i18n.t('Win probability')} className="rounded-card border border-line bg-surface p-5">
      <div aria-hidden="true" className="mt-3 flex h-3 gap-0.5 overflow-hidden rounded-full">
        <span className="bg-turf" style={{ width: `${win.teamA}%` }} />
        <span className="grow bg-sky" />
      </div>
      <dl className="mt-2 flex justify-between gap-4">
        {teamChances.map(({ name, percent, align, colour }) => (
          <div key={name} className={classNames('min-w-0', align)}>
            <dt className="text-sm text-muted wrap-anywhere">
              <span aria-hidden="true" className={`mr-1.5 inline-block size-2 rounded-full ${colour}`} />
              {name}
            </dt>
            <dd className="text-2xl font-extrabold tabular">{percent}%</dd>
          </div>
        ))}
      </dl>
      <h3 className="mb-2 mt-6 text-sm font-bold">{i18n.t('Total when batting first')}</h3>
      <ul className="space-y-3">
        {totals.map(({ team, mean, p10, p90 }) => (
          <li key={team}>
            <p className="flex justify-between gap-4 text-sm">
              <span className="min-w-0 wrap-anywhere">{team}</span>
              <span className="shrink-0 tabular">
                <span className="font-extrabold">{Math.round(mean)}</span>{' '}
                <span className="text-muted">
                  {i18n.t('({low} to {high})', { low: Math.round(p10), high: Math.round(p90) })}
                </span>
              </span>
            </p>
            <IntervalBar low={p10} mark={mean} high={p90} from={least * 0.8} to={most * 1.05} tone="sky" />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        {i18n.t(confidenceTexts[confidence])}{' '}
        {learntUntil !== null &&
          i18n.t('Based on {count} matches up to {day}.', {
            count: matchesLearnt,
            day: dayText(i18n, learntUntil),
          })}{' '}
        {missing.length > 0 &&
          i18n.t('Not known: {things}.', {
            things: missing.map((factor) => i18n.t(unknownTexts[factor])).join(', '),
          })}
      </p>
    </Section>
  );
}

const confidenceTexts: Readonly<Record<ForecastBasis['confidence'], string>> = {
  none: sentence('No comparable matches yet, so these numbers are averages.'),
  low: sentence('Small sample.'),
  fair: sentence('Moderate sample.'),
  good: sentence('Large sample.'),
};

const unknownTexts: Readonly<Record<UnknownFactor, string>> = {
  format: sentence('the format'),
  history: sentence('the history'),
  teams: sentence('the teams'),
  players: sentence('some players'),
  'line-ups': sentence('the playing XIs'),
  ground: sentence('the ground'),
  toss: sentence('the toss'),
  balls: sentence('ball-by-ball data'),
};
