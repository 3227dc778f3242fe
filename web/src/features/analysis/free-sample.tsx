import type { Grade } from '@gullylens/contract/http/insights/track-record';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pointsQuery } from '../../platform/api/points-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { StretchedLink } from '../../ui/controls/stretched-button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { dateOnlyText } from '../../ui/text/full-dates.ts';
import { pointsText } from '../../ui/text/number-text.ts';
import { AnalysisLoading } from './analysis-loading.tsx';
import { reportText } from './report-text.ts';
import { exactPoints, type SampleCard, sampleOf } from './sample-card.ts';

/** Returns the card of the free sample; undefined while loading, without one, and for members. */
export function useFreeSample(): { sample: SampleCard | undefined; isPending: boolean } {
  const { data, isPending } = useQuery(apiQuery('GET /api/v1/analysis/'));
  return { sample: sampleOf(data?.data ?? []), isPending };
}

interface FreeSampleOnlyProps {
  matchKey: string;
  /** Shown for every other match. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows content for the match of the free sample to users without Premium. */
export function FreeSampleOnly({ matchKey, fallback, children }: FreeSampleOnlyProps) {
  const { sample, isPending } = useFreeSample();
  if (isPending) return <AnalysisLoading />;
  return sample?.matchKey === matchKey ? children : fallback;
}

/** The free sample, for users without Premium; nothing while there is none. */
export function CurrentSample() {
  const { sample } = useFreeSample();
  return sample ? <FreeSample card={sample} /> : null;
}

/** The free sample with how it turned out, linked to the whole analysis. */
export function FreeSample({ card }: { card: SampleCard }) {
  const { i18n } = useLingui();
  const request = { params: { matchKey: card.matchKey } };
  const entry = useQuery(apiQuery('GET /api/v1/analysis/track-record/{matchKey}/', request));
  const grade = resultsOf(entry.data?.data.grade);
  return (
    <Section title={i18n.t(titleOf(card, grade !== null))}>
      <article className="relative mt-3 rounded-card border border-turf/50 bg-surface p-4 transition-colors hover:bg-raised">
        <p className="text-xs text-muted tabular">
          {dateOnlyText(i18n, card.analysisDate)} · {card.tournament}
        </p>
        <h3 className="text-lg font-bold">
          <StretchedLink to={pathTo.analysis(card.matchKey)}>{card.matchTitle}</StretchedLink>
        </h3>
        <div className={classNames('mt-2 border-t border-line', entry.isPending && 'min-h-36')}>
          {grade ? (
            <GradeResults grade={grade} expected={card.captainPoints} />
          ) : (
            !entry.isPending && <CaptainsSoFar card={card} />
          )}
        </div>
        <p className="mt-2 flex items-center gap-1 text-sm font-semibold text-turf">
          {i18n.t('Read the whole analysis')} <ChevronRight aria-hidden="true" className="size-4" />
        </p>
      </article>
    </Section>
  );
}

function titleOf({ draftedLate }: SampleCard, isGraded: boolean): string {
  if (isGraded) return sentence('Free sample: how our last analysis did');
  return draftedLate ? sentence('Free sample: an example') : sentence('Free sample: our last analysis');
}

/** Both captains of a sample that is not graded, with the points that they scored once these are known exactly. */
function CaptainsSoFar({ card }: { card: SampleCard }) {
  const { i18n } = useLingui();
  const points = useQuery(pointsQuery(card.matchKey));
  const pointsOf = card.draftedLate ? undefined : exactPoints(points.data?.data);
  const picks = [
    { label: i18n.t('Captain'), key: card.captainKey, name: card.captain, expected: card.captainPoints },
    {
      label: i18n.t('Vice-captain'),
      key: card.viceCaptainKey,
      name: card.viceCaptain,
      expected: card.viceCaptainPoints,
    },
  ];
  return (
    <>
      {/* The points scored would judge a forecast that it is not. */}
      {card.draftedLate && (
        <p className="border-b border-line py-2 text-sm">{reportText(i18n, card.pitchConditions)}</p>
      )}
      <dl className="divide-y divide-line border-b border-line">
        {picks.map(({ label, key, name, expected }) => {
          const scored = key === null ? undefined : pointsOf?.get(key);
          const text = expected?.toFixed(1) ?? '–';
          return (
            <Result
              key={label}
              label={label}
              name={name ?? i18n.t('To be decided')}
              value={scored === undefined ? text : i18n.t('{points} points', { points: pointsText(scored) })}
              note={[
                scored === undefined
                  ? i18n.t('expected points')
                  : i18n.t('expected {points}', { points: text }),
              ]}
            />
          );
        })}
      </dl>
      <p className="pt-2 text-xs text-muted">
        {i18n.t(
          card.draftedLate
            ? 'Written after the start, not graded.'
            : 'Graded when the match’s ball-by-ball record is in.',
        )}
      </p>
    </>
  );
}

type ShownGrade = Pick<Grade, 'captain' | 'eleven' | 'winner'>;

/** Returns what of a grade is shown; null when the analysis named no players and the match had no winner. */
export function resultsOf(grade: Grade | null | undefined): ShownGrade | null {
  if (!grade) return null;
  const { captain, eleven, winner } = grade;
  return (captain ?? eleven ?? winner) && { captain, eleven, winner };
}

interface GradeResultsProps {
  grade: ShownGrade;
  /** Expected points of the captain. */
  expected: number | null;
}

/** What the captain, the eleven and the win chance of a graded analysis came to. */
export function GradeResults({ grade: { captain, eleven, winner }, expected }: GradeResultsProps) {
  const { i18n } = useLingui();
  return (
    <dl className="divide-y divide-line">
      {captain && (
        <Result
          label={i18n.t('Captain')}
          name={captain.name}
          value={i18n.t('{points} points', { points: pointsText(captain.points) })}
          note={[
            captain.rank === null
              ? i18n.t('Did not play')
              : i18n.t('No. {rank} of {of} players', { rank: captain.rank, of: captain.of }),
            expected !== null && i18n.t('expected {points}', { points: expected.toFixed(1) }),
          ]}
        />
      )}
      {eleven && (
        <Result
          label={i18n.t('Our line-up')}
          value={i18n.t('{points} points', { points: pointsText(eleven.points) })}
          note={[i18n.t('{share}% of the best possible line-up', { share: Math.round(eleven.share) })]}
        />
      )}
      {winner && (
        <Result
          label={i18n.t('Winner')}
          name={winner.team}
          value={`${Math.round(winner.chance)}%`}
          note={[i18n.t('our win probability before play')]}
        />
      )}
    </dl>
  );
}

interface ResultProps {
  label: string;
  name?: string;
  value: string;
  note: readonly (string | false)[];
}

function Result({ label, name, value, note }: ResultProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-2">
      <dt className="text-sm">
        <span className="text-muted">{label}</span> {name && <b className="font-semibold">{name}</b>}
      </dt>
      <dd className="text-right text-lg leading-tight font-extrabold tabular">{value}</dd>
      <dd className="col-span-2 text-right text-xs text-muted tabular">
        {note.filter((part) => part !== false).join(' · ')}
      </dd>
    </div>
  );
}
