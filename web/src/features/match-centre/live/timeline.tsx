import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import type { MatchView } from '../../../ui/match/match-view.ts';
import { coloursInMatch } from '../../../ui/teams/colours-in-match.ts';
import { useVendorScorecard } from '../data/use-vendor-scorecard.ts';
import { inningsName, lastOverOf } from '../score/innings-progress.ts';
import { milestonesOf } from '../score/milestones.ts';
import { OverItem, GapItem } from './over-item.tsx';
import { fallenBatters } from '../score/fallen-batters.ts';
import { scoreEvents } from '../score/score-events.ts';
import { timelineEntries } from '../score/timeline-entries.ts';
import { winSwings } from '../score/win-swings.ts';

interface TimelineProps {
  progress: MatchProgress;
  match: Pick<MatchView, 'key' | 'phase' | 'score' | 'teamInfo' | 'matchType'>;
  /** Adds large changes of the win chance; members only. */
  forecast?: Forecast | undefined;
}

/** Entries shown before `Show all overs`: about two screens of a phone. */
const FIRST_SHOWN = 12;

/**
 * The changes of the score by over, the latest first, with the dismissed batters that the scorecard names. `Show all
 * overs` adds the earlier overs and innings.
 */
export function Timeline({ progress, match, forecast }: TimelineProps) {
  const { i18n } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const isFromScores = progress.source === 'scores';
  const card = useVendorScorecard(match, { enabled: isFromScores }).data?.data;
  const innings = progress.innings.map(({ team, points }, index) => {
    const events = scoreEvents(points, progress.ballsPerOver);
    return {
      index,
      name: inningsName(i18n, progress.innings, index),
      colour: coloursInMatch(team, match.teamInfo).ink,
      milestones: milestonesOf(events),
      fallen: fallenBatters(card, { index, team }, events),
      swings: forecast && winSwings(forecast, index + 1),
      entries: timelineEntries(events, progress.ballsPerOver, lastOverOf(match.matchType)).toReversed(),
    };
  });
  const started = innings.filter(({ entries }) => entries.length > 0).toReversed();
  const shown = isWhole ? started : started.slice(0, 1);
  const count = started.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <section aria-label={i18n.t('Over by over')}>
      {shown.map(({ index, name, colour, entries, milestones, fallen, swings }) => (
        <section key={index} className="mb-4">
          <h2 className="mb-2 flex items-center gap-2 text-sm font-bold">
            <span aria-hidden="true" className="h-4 w-1 rounded-full" style={{ backgroundColor: colour }} />
            {name}
          </h2>
          <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {(isWhole ? entries : entries.slice(0, FIRST_SHOWN)).map((entry) =>
              entry.kind === 'gap' ? (
                <GapItem key={`gap ${entry.event.overs}`} entry={entry} fallen={fallen} />
              ) : (
                <OverItem
                  key={entry.over}
                  entry={entry}
                  milestones={milestones}
                  swing={swings?.get(entry.over)}
                  fallen={fallen}
                  ballsPerOver={progress.ballsPerOver}
                />
              ),
            )}
          </ol>
        </section>
      ))}
      {!isWhole && count > (shown[0]?.entries.slice(0, FIRST_SHOWN).length ?? 0) && (
        <Button look="outline" onClick={() => setIsWhole(true)}>
          {i18n.t('Show all overs')}
        </Button>
      )}
      {isFromScores && (
        <p className="mt-3 text-xs text-muted">
          {i18n.t(
            'From live score updates. A dashed edge marks several balls at once. The names of dismissed batters come from the scorecard; those of every ball follow after the match.',
          )}
        </p>
      )}
    </section>
  );
}
