import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { Section } from '../../ui/layout/section.tsx';

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
    <Section id={id} title={i18n.t(title)} heading="mb-2 font-bold" className={className}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-4 md:grid-cols-2 md:gap-x-8 lg:grid-cols-4">
        {cards.map(({ title: name, text, to }) => (
          <li key={name}>
            <h3 className="text-sm font-semibold">
              {to ? (
                <Link to={to} className="inline-flex min-h-6 items-center text-sky">
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
