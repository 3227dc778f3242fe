import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../text/class-names.ts';

/** The style of a link in a text; tall enough for touch when it stands alone. */
export const textLinkClasses = 'text-sky underline underline-offset-2';

/** A link that stands alone, tall enough for touch. */
export function TextLink({
  to,
  className,
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={classNames('inline-flex min-h-11 items-center', textLinkClasses, className)}>
      {children}
    </Link>
  );
}
