import type { Grade } from '@gullylens/contract/http/track-record';
import { useLingui } from '@lingui/react';

/** The grade in three figures, each with what it is to be read against. */
export function EntryGrade({ grade: { captain, eleven, firstInnings } }: { grade: Grade }) {
  const { i18n } = useLingui();
  return (
    <dl className="mt-4 grid gap-3 md:grid-cols-3">
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
          label={i18n.t('Our eleven')}
          value={i18n.t('{points} points', { points: eleven.points })}
          note={i18n.t('{share}% of the best possible {best}; {played} of the eleven played', {
            share: Math.round(eleven.share),
            best: eleven.best,
            played: eleven.played,
          })}
        />
      )}
      {firstInnings && (
        <GradeFigure
          label={i18n.t('First innings')}
          value={i18n.t('{runs} runs', { runs: firstInnings.actual })}
          note={i18n.t('We gave {expected}, {error} off', {
            expected: Math.round(firstInnings.expected),
            error: Math.round(firstInnings.error),
          })}
        />
      )}
    </dl>
  );
}

function GradeFigure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="rounded-control bg-raised/60 p-3">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="text-lg font-extrabold tabular">{value}</dd>
      <dd className="text-xs text-muted tabular">{note}</dd>
    </div>
  );
}
