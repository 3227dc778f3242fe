import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { reloadWithWelcome } from '../../features/premium/welcome-toast.tsx';
import { pathTo } from '../../platform/links.ts';

/**
 * Returns a function that opens the analysis of a match after its payment. It reloads the page, as the specification
 * asks of a payment from the analysis section, so that everything is unlocked.
 */
export function useOpenAfterPayment(): (matchKey: string) => void {
  const navigate = useNavigate();
  return useCallback(
    async (matchKey: string) => {
      await navigate(pathTo.analysis(matchKey));
      reloadWithWelcome();
    },
    [navigate],
  );
}
