import type { DeskAnalysisDetail, DeskState } from '@gullylens/contract/http/insights/desk-analyses';
import { useLingui } from '@lingui/react';
import { Circle, CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { StretchedButton } from '../../ui/controls/stretched-button.tsx';
import { dateTimeText } from '../../ui/text/full-dates.ts';
import { lockText } from '../../ui/text/lock-text.ts';
import { deskStates, isOpen, lockOf, Readers } from './desk-analysis.tsx';

/** The parts of the editor where an analyst completes an analysis. */
export type StepPart = 'text' | 'elevens';

interface EditorHeaderProps {
  detail: DeskAnalysisDetail;
  onOpen: (part: StepPart) => void;
}

/** The match, the time left to the lock, and what is done and left to do until then. */
export function EditorHeader({ detail, onOpen }: EditorHeaderProps) {
  const { i18n } = useLingui();
  const now = useLockClock();
  const hasTime = isOpen(detail, now);
  return (
    <header className="mb-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h2 className="text-xl font-bold wrap-anywhere">{detail.matchTitle}</h2>
          <p className="text-sm text-muted tabular">
            {detail.tournament} · {dateTimeText(i18n, detail.matchAt)}
          </p>
        </div>
        {hasTime && (
          <p className="text-lg font-bold text-floodlight tabular">{lockText(i18n, lockOf(detail), now)}</p>
        )}
      </div>
      <ul className="mt-3 grid divide-y divide-line rounded-card border border-line bg-surface sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-y-0">
        <StateStep detail={detail} />
        {hasTime && <OpenSteps detail={detail} onOpen={onOpen} />}
      </ul>
    </header>
  );
}

/** States in which nothing is left to do. */
const stateLooks: Partial<Record<DeskState, keyof typeof looks>> = {
  published: 'done',
  locked: 'done',
  missed: 'missed',
};

/** Whether readers see the analysis. */
function StateStep({ detail }: Pick<EditorHeaderProps, 'detail'>) {
  const { i18n } = useLingui();
  const { label, note } = deskStates[detail.state];
  return (
    <Step look={stateLooks[detail.state] ?? 'due'} title={i18n.t(label)}>
      {detail.publishesAt === null
        ? i18n.t(note)
        : i18n.t('Publishes itself {moment}', { moment: dateTimeText(i18n, detail.publishesAt) })}{' '}
      <Readers of={detail} />
    </Step>
  );
}

/** What an analyst adds before the lock, each opening the part where it is done. */
function OpenSteps({ detail, onOpen }: EditorHeaderProps) {
  const { i18n } = useLingui();
  const hasNote = detail.edits.note !== null;
  return (
    <>
      <Step
        look={detail.elevensKnown ? 'done' : 'due'}
        title={<StretchedButton onClick={() => onOpen('elevens')}>{i18n.t('Playing XIs')}</StretchedButton>}
      >
        {i18n.t(detail.elevensKnown ? 'Entered. The next forecast uses them.' : 'To enter at the toss')}
      </Step>
      <Step
        look={hasNote ? 'done' : 'optional'}
        title={<StretchedButton onClick={() => onOpen('text')}>{i18n.t('Analyst’s note')}</StretchedButton>}
      >
        {hasNote ? <span className="line-clamp-1">{detail.edits.note}</span> : i18n.t('Optional')}
      </Step>
    </>
  );
}

const looks = {
  done: { Icon: CircleCheck, colour: 'text-turf' },
  due: { Icon: CircleAlert, colour: 'text-floodlight' },
  missed: { Icon: CircleX, colour: 'text-live' },
  optional: { Icon: Circle, colour: 'text-muted' },
} as const;

interface StepProps {
  look: keyof typeof looks;
  title: ReactNode;
  children: ReactNode;
}

function Step({ look, title, children }: StepProps) {
  const { Icon, colour } = looks[look];
  return (
    <li className="relative flex min-h-11 min-w-0 items-center gap-3 px-4 py-2 text-sm sm:items-start sm:py-3">
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${colour}`} />
      <div className="flex min-w-0 grow flex-wrap justify-between gap-x-3 sm:block">
        <p className="font-semibold">{title}</p>
        <p className="min-w-0 text-muted">{children}</p>
      </div>
    </li>
  );
}
