import { useLingui } from '@lingui/react';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge, LiveDot } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { oversOf } from '../../ui/match/overs.ts';
import { TeamBadge } from '../../ui/team-badge.tsx';
import { TickingText } from '../../ui/ticking-text.tsx';
import { WormChart } from '../../ui/worm-chart.tsx';
import { inningsAfter, type SampleBall, type SampleInnings, sampleMatch, wormOf } from './sample-innings.ts';

const BALL_EVERY_MS = 2_400;
const FIRST_BALLS = 3;

/** A scoreboard at work: a made-up chase that moves on every few seconds and can be paused. */
export function SampleScoreboard() {
  const { i18n } = useLingui();
  const [playing, setPlaying] = useState(() => !prefersStillness());
  const innings = inningsAfter(useBallCount(playing));
  return (
    <section
      aria-label={i18n.t('Sample scoreboard')}
      className="rounded-card border border-live/40 bg-surface p-5 shadow-card"
    >
      <div className="flex items-center justify-between gap-2">
        <Badge tone="live">
          <LiveDot /> {i18n.t('LIVE')}
        </Badge>
        <span className="flex items-center gap-1 text-xs text-muted">
          {i18n.t('Sample match')}
          <button
            type="button"
            aria-label={i18n.t(playing ? 'Pause the sample' : 'Play the sample')}
            onClick={() => setPlaying(!playing)}
            className={buttonClasses('quiet', 'icon')}
          >
            {playing ? (
              <Pause aria-hidden="true" className="size-4" />
            ) : (
              <Play aria-hidden="true" className="size-4" />
            )}
          </button>
        </span>
      </div>
      <BattingSide innings={innings} />
      <BowlingSide />
      <Chase innings={innings} />
      <Over balls={innings.over} />
      <Worm innings={innings} />
    </section>
  );
}

function useBallCount(playing: boolean): number {
  const [count, setCount] = useState(FIRST_BALLS);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setCount((now) => now + 1);
    }, BALL_EVERY_MS);
    return () => clearInterval(timer);
  }, [playing]);
  return count;
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function BattingSide({ innings }: { innings: SampleInnings }) {
  const { i18n } = useLingui();
  const { batting } = sampleMatch;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3">
      <TeamBadge name={batting.name} shortName={batting.shortName} />
      <span className="flex-1 basis-16 font-semibold max-sm:text-sm">{batting.name}</span>
      <span className="ml-auto text-right">
        <TickingText
          text={`${innings.runs}/${innings.wickets}`}
          className="block text-2xl font-extrabold tabular"
        />
        <span className="block text-xs text-muted tabular">
          {i18n.t('{overs} overs', { overs: oversOf(innings.balls) })}
        </span>
      </span>
    </div>
  );
}

function BowlingSide() {
  const { i18n } = useLingui();
  const { bowling } = sampleMatch;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 text-muted">
      <TeamBadge name={bowling.name} shortName={bowling.shortName} />
      <span className="flex-1 basis-16 font-semibold max-sm:text-sm">{bowling.name}</span>
      <span className="ml-auto text-right">
        <span className="block text-lg font-bold tabular">{bowling.score}</span>
        <span className="block text-xs tabular">{i18n.t('{overs} overs', { overs: bowling.overs })}</span>
      </span>
    </div>
  );
}

function Chase({ innings }: { innings: SampleInnings }) {
  const { i18n } = useLingui();
  const needed = Math.max(0, sampleMatch.target - innings.runs);
  const left = sampleMatch.ballsInInnings - innings.balls;
  const progress = Math.min(100, (innings.runs / sampleMatch.target) * 100);
  return (
    <div className="mt-4">
      <p className="text-sm font-medium tabular">
        {needed === 0
          ? i18n.t('Target reached')
          : i18n.t('Need {runs} runs from {balls} balls', { runs: needed, balls: left })}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-raised">
        <div className="h-full rounded-full bg-turf transition-[width]" style={{ width: `${progress}%` }} />
      </div>
    </div>
  );
}

function Worm({ innings }: { innings: SampleInnings }) {
  const { i18n } = useLingui();
  const { batting, bowling, ballsInInnings } = sampleMatch;
  const { first, chase } = wormOf(innings);
  return (
    <div className="mt-5">
      <WormChart
        summary={i18n.t('Runs over time: {team} {runs} after {overs} overs, chasing {target}.', {
          team: batting.name,
          runs: innings.runs,
          overs: oversOf(innings.balls),
          target: bowling.score,
        })}
        overs={ballsInInnings / 6}
        lines={[
          { label: bowling.name, tone: 'muted', points: first },
          { label: batting.name, tone: 'turf', points: chase },
        ]}
      />
    </div>
  );
}

/** Six places, filled as the over goes on, so that nothing moves. */
function Over({ balls }: { balls: readonly SampleBall[] }) {
  const { i18n } = useLingui();
  return (
    <ol aria-label={i18n.t('This over')} className="mt-4 flex gap-1.5 sm:gap-2">
      {Array.from({ length: 6 }, (_, at) => (
        <Ball key={at} ball={balls[at]} />
      ))}
    </ol>
  );
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
