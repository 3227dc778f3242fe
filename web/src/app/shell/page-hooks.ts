import { useEffect } from 'react';

/** Names the page in the tab and for screen readers that announce it; without one it keeps its name. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · GullyLens`;
  }, [title]);
}
