import type { TrackRecordSummary } from '@gullylens/contract/http/insights/track-record';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { RATES_FROM } from '../../platform/api/captain-record.ts';
import { Section } from '../../ui/layout/section.tsx';
import { MetricTile } from '../../ui/layout/definition-list.tsx';
import { twoColumns } from '../../ui/layout/two-columns.ts';
import { IntervalBar } from '../../ui/charts/interval-bar.tsx';
import { ComparisonBars } from './comparison-bars.tsx';

/** In one line how many entries there are in each state, then what the graded ones came to. */
export function RecordSummary({ summary }: { summary: TrackRecordSummary }) {
  const { i18n } = useLingui();
  return (
    <Section title={i18n.t('So far')}>
      <p className="mt-1 text-sm text-muted tabular">{stateText(i18n, summary)}</p>
      <div className="mt-3 space-y-3">
        <Figures summary={summary} />
      </div>
    </Section>
  );
}

/** `30 sealed: 20 graded, 8 waiting for the ball-by-ball record, 2 written after the start`, without what is none. */
function stateText(i18n: I18n, { locked, graded, waiting, late }: TrackRecordSummary): string {
  const states = [
    graded > 0 && i18n.t('{count} graded', { count: graded }),
    waiting > 0 && i18n.t('{count} waiting for the ball-by-ball record', { count: waiting }),
    late > 0 && i18n.t('{count} written after the start and never graded', { count: late }),
  ];
  return i18n.t('{count} sealed: {states}.', {
    count: locked,
    states: states.filter((state) => state !== false).join(', '),
  });
}

/** Rates, or only counts while few analyses are graded, or why there are none. */
function Figures({ summary }: { summary: TrackRecordSummary }) {
  const { i18n } = useLingui();
  const { captainBest, captainInTopThree, captainPoints, elevenShare, firstInningsError, graded } = summary;
  if (graded === 0) {
    return (
      <p className="rounded-card border border-dashed border-line p-5 text-sm text-muted">
        {i18n.t(
          'Nothing is graded yet: a grade needs the match’s ball-by-ball record, which comes some time after the match. We show no figures before there are any.',
        )}
      </p>
    );
  }
  if (graded < RATES_FROM) return <Counts summary={summary} />;
  return (
    <>
      {captainPoints && <CaptainAgainstBest points={captainPoints} />}
      <div className={`${twoColumns} gap-3`}>
        <ShareTile
          label={i18n.t('Captain was among the best three')}
          share={captainInTopThree}
          randomPercent={RANDOM_PICK_PERCENT.topThree}
        />
        <ShareTile
          label={i18n.t('Captain scored the most points of the match')}
          share={captainBest}
          randomPercent={RANDOM_PICK_PERCENT.best}
        />
        <Tile
          label={i18n.t('Our line-up’s share of the best possible line-up')}
          figure={elevenShare === null ? null : `${Math.round(elevenShare)}%`}
        >
          <Note>
            {i18n.t('On average over {count, plural, one {# graded analysis} other {# graded analyses}}', {
              count: graded,
            })}
          </Note>
        </Tile>
        <Tile
          label={i18n.t('Average first-innings error')}
          figure={
            firstInningsError === null ? null : i18n.t('{runs} runs', { runs: Math.round(firstInningsError) })
          }
        >
          <Note>{i18n.t('On average, too high or too low; innings cut short by rain are left out')}</Note>
        </Tile>
      </div>
    </>
  );
}

interface CaptainAgainstBestProps {
  points: NonNullable<TrackRecordSummary['captainPoints']>;
}

/** The average points of our captain, and of the best player of the same matches. */
function CaptainAgainstBest({ points: { mean, top } }: CaptainAgainstBestProps) {
  const { i18n } = useLingui();
  return (
    <ComparisonBars
      title={i18n.t('Points of our captain, on average')}
      full={top}
      bars={[
        { label: i18n.t('Our captain'), value: mean, text: mean.toFixed(1) },
        { label: i18n.t('Best player of the match'), value: top, text: top.toFixed(1) },
      ]}
    />
  );
}

/** What a few graded analyses came to, as counts. */
function Counts({ summary: { captainBest, captainInTopThree, graded } }: { summary: TrackRecordSummary }) {
  const { i18n } = useLingui();
  const lines = [
    { label: i18n.t('Captain was among the best three'), share: captainInTopThree },
    { label: i18n.t('Captain scored the most points of the match'), share: captainBest },
  ];
  return (
    <div>
      <dl className={`${twoColumns} gap-3`}>
        {lines.map(
          ({ label, share: { share, of } }) =>
            share !== null && (
              <MetricTile
                key={label}
                label={label}
                value={i18n.t('{count} of {of}', { count: Math.round((share / 100) * of), of })}
              />
            ),
        )}
      </dl>
      <p className="mt-3 text-sm text-muted">
        {i18n.t('{graded} graded so far. We show rates from {needed} on, as fewer say little.', {
          graded,
          needed: RATES_FROM,
        })}
      </p>
    </div>
  );
}

/** The percentage that a random player of the two elevens would reach: the baseline of the shares. */
export const RANDOM_PICK_PERCENT = { best: 100 / 22, topThree: 300 / 22 } as const;

interface ShareTileProps {
  label: string;
  share: TrackRecordSummary['captainBest'];
  randomPercent: number;
}

function ShareTile({ label, share: { share, low, high, of }, randomPercent }: ShareTileProps) {
  const { i18n } = useLingui();
  return (
    <Tile label={label} figure={share === null ? null : `${share.toFixed(1)}%`}>
      {share !== null && low !== null && high !== null && (
        <>
          <div className="my-2">
            <IntervalBar low={low} mark={share} high={high} to={100} />
          </div>
          <Note>
            {i18n.t(
              '{count, plural, one {# match.} other {# matches.}} Allowing for luck: {low} to {high}%.',
              {
                low: Math.max(0, low).toFixed(0),
                high: high.toFixed(0),
                count: of,
              },
            )}
          </Note>
        </>
      )}
      <Note>{i18n.t('Random pick: {percent}%.', { percent: randomPercent.toFixed(1) })}</Note>
    </Tile>
  );
}

function Tile({ label, figure, children }: { label: string; figure: string | null; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <h3 className="text-sm text-muted">{label}</h3>
      {figure === null ? (
        <p className="mt-1 font-semibold">{i18n.t('None yet')}</p>
      ) : (
        <p className="mt-1 text-2xl font-extrabold tabular">{figure}</p>
      )}
      {children}
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-xs text-muted tabular">{children}</p>;
}
