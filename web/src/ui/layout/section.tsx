import { type ReactNode, useId } from 'react';

interface SectionProps {
  /** The fragment of links to this section. */
  id?: string;
  title: string;
  /** Classes of the heading. */
  heading?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page under its heading, which also names it for screen readers. */
export function Section({ id, title, heading = 'text-xl font-bold', className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={className}>
      <h2 id={headingId} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface SectionCardProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A section on a card, with an optional line under its heading. */
export function SectionCard({ title, note, children }: SectionCardProps) {
  return (
    <Section
      title={title}
      heading="text-lg font-bold"
      className="rounded-card border border-line bg-surface p-5"
    >
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      <div className="mt-4">{children}</div>
    </Section>
  );
}
