import { useEffect } from 'react';

/** Names the page in the tab and for screen readers that announce it. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · GullyLens`;
  }, [title]);
}
