import { useLingui } from '@lingui/react';
import { ChevronRight } from 'lucide-react';
import { StretchedLink } from '../../ui/controls/stretched-button.tsx';
import { CardStrip } from '../../ui/layout/card-strip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { classNames } from '../../ui/text/class-names.ts';

interface CardSectionProps {
  id: string;
  /** A `sentence()`, like the texts of the cards. */
  title: string;
  /** The title of a card with `to` is a link. */
  cards: readonly { title: string; text: string; to?: string }[];
  className?: string | undefined;
}

/** A section of four small cards, each with a title and a sentence. */
export function CardSection({ id, title, cards, className }: CardSectionProps) {
  const { i18n } = useLingui();
  return (
    <Section id={id} title={i18n.t(title)} heading="mb-2 text-lg font-bold" className={className}>
      <CardStrip label={i18n.t(title)} columns={4}>
        {cards.map(({ title: name, text, to }) => (
          <li key={name}>
            <Card
              className={classNames(
                'relative h-full p-4',
                to && 'transition-colors hover:border-edge hover:bg-raised',
              )}
            >
              <h3 className="flex items-center justify-between gap-2 font-bold">
                {to ? <StretchedLink to={to}>{i18n.t(name)}</StretchedLink> : i18n.t(name)}
                {to && <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />}
              </h3>
              <p className="mt-1 text-sm text-muted">{i18n.t(text)}</p>
            </Card>
          </li>
        ))}
      </CardStrip>
    </Section>
  );
}
