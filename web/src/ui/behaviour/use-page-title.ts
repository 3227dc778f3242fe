import { useEffect } from 'react';

/** Sets the title of the browser's tab, which screen readers announce. Undefined leaves it. Called once on a page. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · GullyLens`;
  }, [title]);
}
