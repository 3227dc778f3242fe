import { useLingui } from '@lingui/react';
import { usePublicSettings } from '../../../platform/api/public-settings.ts';

/**
 * A strip at the bottom of every page when a sandbox replaces Google, Razorpay or CricAPI. It has its own space, so
 * that it covers nothing.
 */
export function SandboxMarker() {
  const { i18n } = useLingui();
  const sandboxes = usePublicSettings()?.sandboxes ?? [];
  if (sandboxes.length === 0) return null;
  return (
    <aside
      aria-label={i18n.t('Sandbox')}
      title={i18n.t('Simulated by a sandbox: {names}', { names: sandboxes.join(', ') })}
      className="pointer-events-none sticky bottom-(--bottom-bar) z-30 flex min-h-4 items-center justify-center border-t border-floodlight/60 bg-surface text-xs leading-none font-semibold text-floodlight"
    >
      {i18n.t('Sandbox')}
    </aside>
  );
}
