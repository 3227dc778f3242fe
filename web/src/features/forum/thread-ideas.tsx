import { useLingui } from '@lingui/react';
import { ChevronRight, MessageSquarePlus } from 'lucide-react';
import { sentence } from '../../platform/language/sentence.ts';
import { classNames } from '../../ui/text/class-names.ts';

/** Titles to start a thread from. */
const IDEAS = [
  sentence('Who is your captain?'),
  sentence('Rate my line-up'),
  sentence('Pitch, toss and weather'),
] as const;

interface FirstThreadProps {
  /** Opens the form for a new thread with this title. */
  onStart: (title: string) => void;
}

/** In place of the threads of an empty forum: titles to start from, as rows like threads. */
export function FirstThread({ onStart }: FirstThreadProps) {
  const { i18n } = useLingui();
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="px-4 py-3">
        <p className="font-semibold">{i18n.t('No threads yet')}</p>
        <p className="text-sm text-muted">{i18n.t('Start with one of these.')}</p>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {IDEAS.map((idea) => (
          <li key={idea}>
            <button
              type="button"
              onClick={() => onStart(i18n.t(idea))}
              className="flex min-h-14 w-full items-center gap-3 px-4 text-left font-semibold -outline-offset-2! hover:bg-raised"
            >
              <MessageSquarePlus aria-hidden="true" className="size-5 shrink-0 text-turf" />
              <span className="flex-1">{i18n.t(idea)}</span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TitleIdeasProps {
  title: string;
  onChoose: (title: string) => void;
}

/** The same titles below the field for one, until another is typed, which none of them replaces. */
export function TitleIdeas({ title, onChoose }: TitleIdeasProps) {
  const { i18n } = useLingui();
  if (title !== '' && !IDEAS.some((idea) => title === i18n.t(idea))) return null;
  return (
    <ul aria-label={i18n.t('Ideas for a thread')} className="flex flex-wrap gap-2">
      {IDEAS.map((idea) => {
        const isChosen = title === i18n.t(idea);
        return (
          <li key={idea}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(i18n.t(idea))}
              className={classNames(
                'min-h-11 rounded-full border px-3 text-sm font-semibold transition-colors',
                isChosen ? 'border-turf text-turf' : 'border-edge text-muted hover:bg-raised hover:text-text',
              )}
            >
              {i18n.t(idea)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
