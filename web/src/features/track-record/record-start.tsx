import { useLingui } from '@lingui/react';
import { BadgeCheck, PencilLine, ShieldCheck } from 'lucide-react';
import { sentence } from '../../platform/language/sentence.ts';

const steps = [
  {
    title: sentence('Drafted'),
    text: sentence(
      'Before each match an analysis is drafted from ball-by-ball history; an analyst may edit it.',
    ),
    icon: PencilLine,
  },
  {
    title: sentence('Sealed'),
    text: sentence(
      'At the toss, or at the scheduled start, it is sealed and its SHA-256 is published here. From then on not a letter can change unseen.',
    ),
    icon: ShieldCheck,
  },
  {
    title: sentence('Graded'),
    text: sentence(
      'Once the match’s ball-by-ball record is in, it is graded by the points that were scored, and its whole text is shown.',
    ),
    icon: BadgeCheck,
  },
] as const;

/** The record before its first entry: what will stand here, and when. */
export function RecordStart() {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="record-start" className="rounded-card border border-line bg-surface p-5">
      <h2 id="record-start" className="text-lg font-bold">
        {i18n.t('Nothing has been sealed yet')}
      </h2>
      <p className="mt-1 text-muted">
        {i18n.t(
          'The first entry appears when the next match begins. We show no figures before there are any.',
        )}
      </p>
      <ol className="mt-6 grid gap-6 md:grid-cols-3">
        {steps.map(({ title, text, icon: Icon }) => (
          <li key={title} className="flex gap-4">
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-control border border-line bg-raised text-turf">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <div>
              <h3 className="font-bold">{i18n.t(title)}</h3>
              <p className="mt-1 text-sm text-muted">{i18n.t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
