import type { ReactNode } from 'react';
import { PaymentPending } from '../../features/premium/payment-watch.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { Header } from './header/header.tsx';
import { PlainFooter } from './footer/plain-footer.tsx';
import { usePageTitle } from '../../ui/behaviour/use-page-title.ts';

const widths = { reading: 'max-w-4xl', working: 'max-w-5xl', whole: 'max-w-7xl' } as const;

interface PlainPageProps {
  /** The title of the browser's tab. Omitted: the content sets it. */
  title?: string;
  width: keyof typeof widths;
  /** Classes of the content, such as the distance between its parts. */
  className?: string;
  children: ReactNode;
}

/**
 * The frame of every page but the landing page and the dashboard: header, content, footer. The content fills at least
 * the screen, so that the footer does not move into view and out again while it loads.
 */
export function PlainPage({ title, width, className, children }: PlainPageProps) {
  usePageTitle(title);
  return (
    <>
      <Header />
      <main
        id="main"
        className={classNames('mx-auto min-h-dvh px-4 py-5 md:px-6 md:py-8', widths[width], className)}
      >
        <PaymentPending className="mb-4" />
        {children}
      </main>
      <PlainFooter />
    </>
  );
}
