import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';

const questions = [
  {
    question: sentence('My payment went through but Premium is not on. What now?'),
    answer: sentence(
      'Wait a minute: the bank sometimes takes longer than the checkout. Premium then switches on by itself. Please do not pay again; a second payment is refunded.',
    ),
  },
  {
    question: sentence('Will I be charged again next month?'),
    answer: sentence('No. A payment covers one month and nothing renews by itself.'),
  },
  {
    question: sentence('How do I cancel?'),
    answer: sentence(
      'In your account settings, with one press. Premium stays on until the month that you paid for is over, and you can undo it until then.',
    ),
  },
  {
    question: sentence('Why does a score say “Using cached data”?'),
    answer: sentence(
      'We could not update the scores just now. You see the last score that we received, and how old it is.',
    ),
  },
  {
    question: sentence('How do I delete my account or take my data with me?'),
    answer: sentence('Both are at the end of your account page.'),
  },
] as const;

/** Frequent questions, each a disclosure with its answer. */
export function Faq() {
  const { i18n } = useLingui();
  return (
    <Card className="divide-y divide-line px-5 *:py-1">
      {questions.map(({ question, answer }) => (
        <Disclosure
          key={question}
          title={<span className="text-base font-semibold">{i18n.t(question)}</span>}
        >
          <p className="pb-3 text-muted">{i18n.t(answer)}</p>
        </Disclosure>
      ))}
    </Card>
  );
}
