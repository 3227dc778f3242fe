import type { Grade } from '@gullylens/contract/http/insights/track-record';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { SectionCard } from '../../ui/layout/section.tsx';

/** Query options of an entry of the track record, with its grade and its sealed text, both null until it is graded. */
export function trackRecordEntryQuery(matchKey: string) {
  return apiQuery('GET /api/v1/analysis/track-record/{matchKey}/', { params: { matchKey } });
}

/**
 * The grade of a sealed analysis; nothing before it is graded. An analysis that was drafted after the start of its
 * match is never graded.
 */
export function AnalysisGrade({ matchKey }: { matchKey: string }) {
  const { i18n } = useLingui();
  const grade = useQuery(trackRecordEntryQuery(matchKey)).data?.data.grade;
  if (!grade) return null;
  return (
    <SectionCard title={i18n.t('How it turned out')}>
      <ChoiceGrades grade={grade} />
      <ForecastGrades grade={grade} />
    </SectionCard>
  );
}

/** The grades of an analysis's captain and eleven. */
export function ChoiceGrades({ grade: { captain, eleven } }: { grade: Grade }) {
  const { i18n } = useLingui();
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2">
      {captain && (
        <GradeFigure
          label={i18n.t('Captain: {name}', { name: captain.name })}
          value={i18n.t('{points} points', { points: captain.points })}
          note={
            captain.rank === null
              ? i18n.t('Did not play')
              : i18n.t('{rank} of {of} who played', { rank: captain.rank, of: captain.of })
          }
        />
      )}
      {eleven && (
        <GradeFigure
          label={i18n.t('Our line-up')}
          value={i18n.t('{points} points', { points: eleven.points })}
          percent={eleven.share}
          note={i18n.t('{share}% of the best possible {best}; {played} of 11 played', {
            share: Math.round(eleven.share),
            best: eleven.best,
            played: eleven.played,
          })}
        />
      )}
    </dl>
  );
}

/** The grades of an analysis's forecasts: winner, first innings and players' points. */
export function ForecastGrades({ grade: { firstInnings, points, total, winner } }: { grade: Grade }) {
  const { i18n } = useLingui();
  return (
    <dl className="mt-3 flex flex-wrap gap-3">
      {winner && (
        <GradeFigure
          label={i18n.t('Winner')}
          value={winner.team}
          note={i18n.t('We gave them {chance}%', { chance: Math.round(winner.chance) })}
        />
      )}
      <FirstInningsGrade total={total} venueAverage={firstInnings} />
      {points && (
        <GradeFigure
          label={i18n.t('Points of the players')}
          value={i18n.t('{points} off on average', { points: points.error.toFixed(1) })}
          note={i18n.t('{within} of {players} within their range', {
            within: points.within,
            players: points.players,
          })}
        />
      )}
    </dl>
  );
}

interface FirstInningsGradeProps {
  total: Grade['total'];
  /** Used when the analysis has no forecast total and states the venue's average instead. */
  venueAverage: Grade['firstInnings'];
}

/** The first innings against the forecast total, or else against the venue's average. */
function FirstInningsGrade({ total, venueAverage }: FirstInningsGradeProps) {
  const { i18n } = useLingui();
  const innings = total ?? venueAverage;
  if (innings === null) return null;
  const rounded = { expected: Math.round(innings.expected), error: Math.round(innings.error) };
  return (
    <GradeFigure
      label={i18n.t('First innings')}
      value={i18n.t('{runs} runs', { runs: innings.actual })}
      note={
        total === null
          ? i18n.t('The ground’s average was {expected}, {error} off', rounded)
          : i18n.t('We forecast {expected}, {error} off', rounded)
      }
    />
  );
}

interface GradeFigureProps {
  label: string;
  value: string;
  note: string;
  /** The percentage that the note states, drawn as a bar. */
  percent?: number;
}

/** A value of the grade with its label and a note. */
function GradeFigure({ label, value, note, percent }: GradeFigureProps) {
  return (
    <div className="max-w-full grow basis-32 rounded-control bg-raised/60 px-3 py-2">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="text-lg font-extrabold tabular">{value}</dd>
      <dd className="text-xs text-muted tabular">{note}</dd>
      {percent !== undefined && (
        <dd aria-hidden="true" className="my-1 h-1.5 overflow-hidden rounded-full bg-line">
          <div className="h-full rounded-full bg-turf" style={{ width: `${percent}%` }} />
        </dd>
      )}
    </div>
  );
}
