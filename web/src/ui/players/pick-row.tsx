import { useLingui } from '@lingui/react';
import { pointsText } from '../text/number-text.ts';
import { type Armband, ArmbandMark } from './armband-mark.tsx';

interface PickRowProps {
  armband: Armband;
  name: string;
  /** The short name of the team. */
  team?: string | undefined;
  /** Points so far; undefined before play. */
  now?: number | undefined;
  /** Points at the end; null when nothing projects them. */
  end: number | null;
  /** That he is out, or may be. */
  note?: string | undefined;
}

/** The captain or vice-captain of our analysis with the points so far, those at the end, or both. */
export function PickRow({ armband, name, team, now, end, note }: PickRowProps) {
  return (
    <span className="flex min-h-7 min-w-0 items-center gap-2 text-sm">
      <span className="flex w-7 shrink-0">
        <ArmbandMark armband={armband} />
      </span>
      <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
      {team !== undefined && <span className="text-xs text-muted">{team}</span>}
      {note !== undefined && <span className="text-xs text-floodlight">{note}</span>}
      <span className="ml-auto shrink-0 text-xs text-muted tabular [&_b]:text-base [&_b]:text-text">
        <PickPoints now={now} end={end} />
      </span>
    </span>
  );
}

function PickPoints({ now, end }: Pick<PickRowProps, 'now' | 'end'>) {
  const { i18n } = useLingui();
  if (now === undefined) {
    return (
      end !== null && (
        <>
          <b>{Math.round(end)}</b> {i18n.t('expected points')}
        </>
      )
    );
  }
  if (end === null || Math.round(end) <= Math.round(now)) {
    return (
      <>
        <b>{pointsText(now)}</b> {i18n.t('pts')}
      </>
    );
  }
  return (
    <>
      <span className="lg:hidden">{pointsText(now)} → </span>
      <span className="max-lg:hidden">{i18n.t('now {points}, projected', { points: pointsText(now) })} </span>
      <b>{Math.round(end)}</b> {i18n.t('pts')}
    </>
  );
}
