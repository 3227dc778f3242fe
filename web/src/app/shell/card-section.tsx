import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { classNames } from '../../ui/text/class-names.ts';

interface CardSectionProps {
  id: string;
  /** A `sentence()`, like the texts of the entries. */
  title: string;
  /** The title of an entry with `to` is a link. */
  cards: readonly { title: string; text: string; to?: string }[];
  className?: string | undefined;
  /** Shows only the title, which opens it. */
  isFolded?: boolean;
}

/** A quiet section of four entries, each with a title and a sentence. */
export function CardSection({ id, title, cards, className, isFolded = false }: CardSectionProps) {
  const { i18n } = useLingui();
  const name = i18n.t(title);
  const list = <CardList cards={cards} />;
  if (isFolded) {
    return (
      <section id={id} aria-label={name} className="-my-3">
        <Disclosure title={<h2 className="text-base font-bold">{name}</h2>}>{list}</Disclosure>
      </section>
    );
  }
  return (
    <Section id={id} title={name} heading="mb-2 font-bold" className={classNames('@container', className)}>
      {list}
    </Section>
  );
}

function CardList({ cards }: Pick<CardSectionProps, 'cards'>) {
  const { i18n } = useLingui();
  return (
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
  );
}
