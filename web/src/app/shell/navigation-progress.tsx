import { useLingui } from '@lingui/react';
import { useIsPageLoading } from './page-loading.ts';

/** A bar at the top while the next page loads: until then the page before it stays. */
export function NavigationProgress() {
  const { i18n } = useLingui();
  const isLoading = useIsPageLoading();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {isLoading && (
        <>
          <div aria-hidden="true" className="h-1 animate-pulse-soft bg-turf" />
          <span className="sr-only">{i18n.t('Loading')}</span>
        </>
      )}
    </div>
  );
}
