import type { TrackRecordSummary } from '@gullylens/contract/http/insights/track-record';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Section } from '../../ui/layout/section.tsx';
import { DefinitionList, FactLine } from '../../ui/layout/definition-list.tsx';
import { IntervalBar } from '../../ui/charts/interval-bar.tsx';

/** Totals of all entries. Waiting and late ones are counted separately. */
export function RecordSummary({ summary }: { summary: TrackRecordSummary }) {
  const { i18n } = useLingui();
  const { captainBest, captainInTopThree, captainPoints, elevenShare, firstInningsError, graded } = summary;
  const counts = [
    { name: i18n.t('Sealed'), count: summary.locked },
    { name: i18n.t('Graded'), count: summary.graded },
    { name: i18n.t('Waiting'), count: summary.waiting },
    { name: i18n.t('Late'), count: summary.late },
  ];
  return (
    <Section title={i18n.t('So far')}>
      <dl className="mt-3 grid grid-cols-4 divide-x divide-line rounded-card border border-line bg-surface py-3 text-center">
        {counts.map(({ name, count }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="text-xl font-extrabold tabular">{count}</dd>
          </div>
        ))}
      </dl>
      {summary.graded === 0 ? (
        <p className="mt-4 rounded-card border border-dashed border-line p-5 text-sm text-muted">
          {i18n.t(
            'Nothing is graded yet: a grade needs the match’s ball-by-ball record, which comes some time after the match. We show no figures before there are any.',
          )}
        </p>
      ) : graded < RATES_FROM ? (
        <Counts summary={summary} />
      ) : (
        <div className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
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
          {captainPoints && (
            <Tile label={i18n.t('Points of our captain')} figure={captainPoints.mean.toFixed(1)}>
              <div className="my-2">
                <IntervalBar
                  low={0}
                  mark={captainPoints.mean}
                  high={captainPoints.mean}
                  to={captainPoints.top}
                />
              </div>
              <Note>
                {i18n.t('On average; the best player of the same matches had {points}', {
                  points: captainPoints.top.toFixed(1),
                })}
              </Note>
            </Tile>
          )}
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
              firstInningsError === null
                ? null
                : i18n.t('{runs} runs', { runs: Math.round(firstInningsError) })
            }
          >
            <Note>{i18n.t('On average, too high or too low; innings cut short by rain are left out')}</Note>
          </Tile>
        </div>
      )}
    </Section>
  );
}

/** Below this number of graded analyses a rate says more about luck than about skill. */
export const RATES_FROM = 20;

/** What a few graded analyses came to, as counts. */
function Counts({ summary: { captainBest, captainInTopThree, graded } }: { summary: TrackRecordSummary }) {
  const { i18n } = useLingui();
  const lines = [
    { label: i18n.t('Captain was among the best three'), share: captainInTopThree },
    { label: i18n.t('Captain scored the most points of the match'), share: captainBest },
  ];
  return (
    <div className="mt-4 rounded-card border border-line bg-surface px-4 py-3">
      <DefinitionList>
        {lines.map(
          ({ label, share: { share, of } }) =>
            share !== null && (
              <FactLine key={label} label={label}>
                {i18n.t('{count} of {of}', { count: Math.round((share / 100) * of), of })}
              </FactLine>
            ),
        )}
      </DefinitionList>
      <p className="mt-2 text-sm text-muted">
        {i18n.t('{graded} graded so far. We show rates from {needed} on, as fewer say little.', {
          graded,
          needed: RATES_FROM,
        })}
      </p>
    </div>
  );
}

/** The percentage that a random player of the two elevens would reach: the baseline of the shares. */
const RANDOM_PICK_PERCENT = { best: 100 / 22, topThree: 300 / 22 } as const;

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
    <div className="rounded-card border border-line bg-surface p-5">
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
