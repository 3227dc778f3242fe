import type { DeskAnalysisDetail } from '@gullylens/contract/http/insights/desk-analyses';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { classNames } from '../../ui/text/class-names.ts';
import { relativeTime } from '../../ui/text/dates.ts';
import { dateTimeText } from '../../ui/text/full-dates.ts';
import { lockText } from '../../ui/text/lock-text.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { isOpen, lockOf } from './desk-analysis.tsx';

type Activity = DeskAnalysisDetail['acts'][number];

const activityTexts: Readonly<Record<Activity['act'] | 'drafted', string>> = {
  drafted: sentence('drafted'),
  edited: sentence('edited'),
  published: sentence('published'),
  withdrawn: sentence('withdrew'),
  corrected: sentence('corrected'),
  'line-up entered': sentence('entered the playing XIs'),
};

/** What was done to an analysis, latest first, the engine's draft included; above it the coming lock. */
export function Timeline({ detail }: { detail: DeskAnalysisDetail }) {
  const { i18n } = useLingui();
  const now = useLockClock();
  const acts = [...detail.acts, { act: 'drafted', by: null, at: detail.draftedAt } as const].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
  return (
    <ol className="max-w-2xl rounded-card border border-line bg-surface px-4 pt-4 text-sm">
      {isOpen(detail, now) && (
        <Event isComing>
          <p className="font-semibold text-floodlight tabular">{lockText(i18n, lockOf(detail), now)}</p>
        </Event>
      )}
      {acts.map(({ act, by, at }) => (
        <Event key={`${at}-${act}`}>
          <p className="wrap-anywhere">
            <span className="font-semibold">{by ?? i18n.t('The engine')}</span> {i18n.t(activityTexts[act])}
          </p>
          <p className="text-muted tabular">
            {relativeTime(i18n, Date.parse(at), now)}
            <span className="max-sm:hidden"> · {dateTimeText(i18n, at)}</span>
          </p>
        </Event>
      ))}
    </ol>
  );
}

/** An event of the timeline, with a dot on its line; hollow for one to come. */
function Event({ isComing = false, children }: { isComing?: boolean; children: ReactNode }) {
  return (
    <li className="group flex gap-3">
      <span aria-hidden="true" className="flex flex-col items-center">
        <span
          className={classNames(
            'mt-1.5 size-2.5 shrink-0 rounded-full border-2',
            isComing ? 'border-floodlight' : 'border-turf bg-turf',
          )}
        />
        <span className="mt-1.5 w-px grow bg-line group-last:hidden" />
      </span>
      <div className="flex min-w-0 grow flex-wrap justify-between gap-x-4 pb-4">{children}</div>
    </li>
  );
}
