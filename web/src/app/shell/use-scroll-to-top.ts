import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Scrolls a new page to its top. On going back the browser restores the position. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    if (navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another path is a new page; a tab in the address is not
  }, [pathname]);
}
