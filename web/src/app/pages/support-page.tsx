import { legalContact } from '../../features/legal/legal-text.ts';
import { Card } from '../../ui/card.tsx';
import { Header } from '../shell/header.tsx';
import { PlainFooter } from '../shell/plain-footer.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';

const questions = [
  {
    question: 'My payment went through but Premium is not on. What now?',
    answer:
      'Wait a minute: the bank sometimes takes longer than the checkout. Premium then switches on by itself. Please do not pay again; a second payment is sent back.',
  },
  {
    question: 'Will I be charged again next month?',
    answer: 'No. ₹499 pays for one month and nothing renews by itself.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'In your account settings, with one press. Premium stays on until the month that you paid for is over, and you can undo it until then.',
  },
  {
    question: 'Why does a score say that it is cached?',
    answer:
      'The scores could not be brought up to date just now. What you see is the last good state, with its age beside it.',
  },
  {
    question: 'How do I delete my account or take my data with me?',
    answer: 'Both stand at the end of your account page.',
  },
] as const;

export function Component() {
  usePageTitle('Support');
  return (
    <>
      <Header />
      <main id="main" className="mx-auto max-w-4xl px-4 py-8 md:px-6">
        <h1 className="text-2xl font-extrabold">Support</h1>
        <p className="mb-6 mt-1 text-muted">
          Answers to what people ask most. For anything else, write to{' '}
          <a className="text-sky underline underline-offset-2" href={`mailto:${legalContact.supportEmail}`}>
            {legalContact.supportEmail}
          </a>
          .
        </p>
        <Card className="divide-y divide-line px-5">
          {questions.map(({ question, answer }) => (
            <details key={question} className="py-2">
              <summary className="flex min-h-11 items-center font-semibold">{question}</summary>
              <p className="pb-3 text-muted">{answer}</p>
            </details>
          ))}
        </Card>
      </main>
      <PlainFooter />
    </>
  );
}
