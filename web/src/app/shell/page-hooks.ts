import { useEffect } from 'react';

/** Sets the title of the tab, which screen readers announce; without one the title stays. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · GullyLens`;
  }, [title]);
}
