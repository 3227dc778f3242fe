import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { Section } from '../../ui/layout/section.tsx';
import { classNames } from '../../ui/text/class-names.ts';

interface CardSectionProps {
  id: string;
  /** A `sentence()`, like the texts of the entries. */
  title: string;
  /** The title of an entry with `to` is a link. */
  cards: readonly { title: string; text: string; to?: string }[];
  className?: string | undefined;
}

/** A quiet section of four entries, each with a title and a sentence. */
export function CardSection({ id, title, cards, className }: CardSectionProps) {
  const { i18n } = useLingui();
  return (
    <Section
      id={id}
      title={i18n.t(title)}
      heading="mb-2 font-bold"
      className={classNames('@container', className)}
    >
      <ul className="grid gap-x-10 gap-y-2 @3xl:grid-cols-2">
        {cards.map(({ title: name, text, to }) => (
          // The title stands beside its sentence where both fit.
          <li key={name} className="flex flex-wrap gap-x-3 *:nth-2:flex-1 *:nth-2:basis-40">
            <h3 className="basis-30 text-xs font-semibold">
              {to ? (
                <Link to={to} className="inline-block min-h-6 text-sky">
                  {i18n.t(name)}
                </Link>
              ) : (
                i18n.t(name)
              )}
            </h3>
            <p className="text-xs text-muted">{i18n.t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
