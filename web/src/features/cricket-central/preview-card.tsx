import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

/** One of the cards of the match pop-up: a title over names and values. */
export function PreviewCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-raised/50 p-4">
      <h3 className="mb-2 text-sm font-bold">{title}</h3>
      <dl className="space-y-1.5">{children}</dl>
    </section>
  );
}

export function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 text-sm">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="text-right font-medium tabular">{value}</dd>
    </div>
  );
}

/** A sentence in place of values. */
export function Nothing({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div>
      <dt className="sr-only">{i18n.t('Note')}</dt>
      <dd className="text-sm text-muted">{children}</dd>
    </div>
  );
}
