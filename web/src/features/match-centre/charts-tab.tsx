import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import { useLingui } from '@lingui/react';
import { ChartSpline } from 'lucide-react';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { RadioGroup } from '../../ui/controls/radio-group.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { ForecastCard } from './forecast-card.tsx';
import { InningsManhattan, InningsWorm } from './innings-charts.tsx';
import { useProgress } from '../../ui/balls/use-progress.ts';
import { inningsName } from './score/innings-progress.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';

/** Win chances for a match of the feed, and the progress of the innings, which free users have first. */
export function ChartsTab({ match, inFeed, isPremium, onUpgrade }: MatchTabProps) {
  const chances = inFeed && (
    <div className="lg:col-span-2">
      <ForecastCard match={match} isPremium={isPremium} onUpgrade={onUpgrade} />
    </div>
  );
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      {isPremium && chances}
      <ProgressCharts match={match} />
      {!isPremium && chances}
    </div>
  );
}

function NoCharts() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      icon={<ChartSpline className="size-6" />}
      title={i18n.t('No charts yet.')}
      text={i18n.t('The charts begin with the first over.')}
      className="min-h-72 lg:col-span-2"
    />
  );
}

interface ManhattansProps extends Pick<MatchTabProps, 'match'> {
  progress: MatchProgress;
}

/** The innings side by side; on phones the one that is chosen, by default the latest that is no super over. */
function Manhattans({ progress, match }: ManhattansProps) {
  const { i18n } = useLingui();
  const { innings } = progress;
  const keys = innings.map((_, index) => String(index));
  const latest = innings.findLastIndex(({ superOver }) => !superOver);
  const [chosen, choose] = useSearchParamChoice('innings', keys, String(Math.max(0, latest)));
  return (
    <>
      {innings.length > 1 && (
        <div className="-mb-3 lg:hidden">
          <RadioGroup
            hideLabel
            look="columns"
            label={i18n.t('Innings')}
            options={keys.map((key, index) => ({
              key,
              label: inningsName(i18n, innings, index, match),
            }))}
            selected={chosen}
            onSelect={choose}
          />
        </div>
      )}
      {innings.map((one, index) => (
        <div key={index} className={classNames(String(index) !== chosen && 'max-lg:hidden')}>
          <InningsManhattan innings={one} progress={progress} match={match} />
        </div>
      ))}
    </>
  );
}

function ProgressCharts({ match }: Pick<MatchTabProps, 'match'>) {
  const { i18n } = useLingui();
  const query = useProgress(match);
  return (
    <QueryState
      query={query}
      skeletons={['h-96 w-full rounded-card']}
      missing={<NoCharts />}
      isEmpty={({ data }) => data.innings.length === 0}
      empty={<NoCharts />}
    >
      {({ data: progress }) => (
        <>
          <div className="lg:col-span-2">
            <InningsWorm progress={progress} match={match} />
          </div>
          <Manhattans progress={progress} match={match} />
          {progress.source === 'scores' && (
            <p className="text-xs text-muted lg:col-span-2">
              {i18n.t('Drawn from live score updates; a missed over is included in the next one.')}
            </p>
          )}
        </>
      )}
    </QueryState>
  );
}
