import { useLingui } from '@lingui/react';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge } from '../../ui/layout/badge.tsx';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { oversOfBalls, oversShown } from '../../ui/match/overs.ts';
import { TickingText } from '../../ui/behaviour/ticking-text.tsx';
import { WormChart } from '../../ui/charts/worm-chart.tsx';
import { inningsAfter, type SampleBall, sampleMatch, wormOf } from './sample-innings.ts';

const BALL_INTERVAL_MS = 2_400;
/** Scripted balls that have been bowled when the page opens. */
const FIRST_BALLS = 3;

/** A demo scoreboard: a fictional chase that advances every few seconds and can be paused. */
export function SampleScoreboard() {
  const { i18n } = useLingui();
  const [playing, setPlaying] = useState(
    () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const { runs, wickets, balls, over } = inningsAfter(useBallCount(playing));
  const { batting, bowling, target, ballsInInnings } = sampleMatch;
  const needed = Math.max(0, target - runs);
  const progress = Math.min(100, (runs / target) * 100);
  const { first, chase } = wormOf({ runs, wickets, balls, over });
  const PlayIcon = playing ? Pause : Play;
  return (
    <section
      aria-label={i18n.t('Sample scoreboard')}
      className="rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <div className="flex items-center justify-between gap-2">
        <Badge>{i18n.t('Sample match')}</Badge>
        <button
          type="button"
          aria-label={i18n.t(playing ? 'Pause the sample' : 'Play the sample')}
          onClick={() => setPlaying(!playing)}
          className={buttonClasses('quiet', 'icon')}
        >
          <PlayIcon aria-hidden="true" className="size-4" />
        </button>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3">
        <SampleBadge text={batting.shortName} look="bg-turf text-on-turf" />
        <span className="flex-1 basis-16 font-semibold max-sm:text-sm">{batting.name}</span>
        <span className="ml-auto text-right">
          <TickingText text={`${runs}/${wickets}`} className="text-2xl font-extrabold tabular" />
          <span className="block text-xs text-muted tabular">
            {i18n.t('{overs} overs', { overs: oversShown(oversOfBalls(balls)) })}
          </span>
        </span>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 text-muted">
        <SampleBadge text={bowling.shortName} look="bg-gold text-on-gold" />
        <span className="flex-1 basis-16 font-semibold max-sm:text-sm">{bowling.name}</span>
        <span className="ml-auto text-right">
          <span className="block text-lg font-bold tabular">{bowling.score}</span>
          <span className="block text-xs tabular">{i18n.t('{overs} overs', { overs: bowling.overs })}</span>
        </span>
      </div>
      <div className="mt-4">
        <p className="text-sm font-medium tabular">
          {needed === 0
            ? i18n.t('Target reached')
            : i18n.t(
                'Need {runs, plural, one {# run} other {# runs}} from {balls, plural, one {# ball} other {# balls}}',
                { runs: needed, balls: ballsInInnings - balls },
              )}
        </p>
        <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-raised">
          <div className="h-full rounded-full bg-turf transition-[width]" style={{ width: `${progress}%` }} />
        </div>
      </div>
      {/* Six slots, filled during the over, so that nothing moves. */}
      <ol aria-label={i18n.t('This over')} className="mt-4 flex gap-1.5 sm:gap-2">
        {Array.from({ length: 6 }, (_, index) => (
          <Ball key={index} ball={over[index]} />
        ))}
      </ol>
      <div className="mt-5">
        <WormChart
          summary={i18n.t('Runs over time: {team} {runs} after {overs} overs, chasing {target}.', {
            team: batting.name,
            runs,
            overs: oversShown(oversOfBalls(balls)),
            target: bowling.score,
          })}
          overs={ballsInInnings / 6}
          lines={[
            { label: bowling.name, tone: 'muted', points: first },
            { label: batting.name, tone: 'turf', points: chase },
          ]}
        />
      </div>
    </section>
  );
}

/** In place of `TeamBadge`, whose table of kits would add to the landing page's JavaScript. */
function SampleBadge({ text, look }: { text: string; look: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-full text-xs font-extrabold',
        look,
      )}
    >
      {text}
    </span>
  );
}

function useBallCount(playing: boolean): number {
  const [count, setCount] = useState(FIRST_BALLS);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setCount((now) => now + 1);
    }, BALL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [playing]);
  return count;
}

function Ball({ ball }: { ball: SampleBall | undefined }) {
  const look =
    ball === 'W'
      ? 'border-danger bg-danger/15 text-danger'
      : ball === 4 || ball === 6
        ? 'border-turf bg-turf/15 text-turf'
        : 'border-line text-muted';
  return (
    <li
      className={classNames(
        'inline-flex size-8 items-center sm:size-9 justify-center rounded-full border text-sm font-bold tabular',
        look,
      )}
    >
      {ball === 0 ? '•' : ball}
    </li>
  );
}
