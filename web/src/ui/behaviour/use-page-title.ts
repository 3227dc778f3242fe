import { useEffect } from 'react';

/** Sets the title of the tab, which screen readers announce; without one the title stays. Called once on a page. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · GullyLens`;
  }, [title]);
}
