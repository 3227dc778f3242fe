import { useLingui } from '@lingui/react';
import { FlaskConical } from 'lucide-react';
import { usePublicSettings } from '../../platform/public-settings.ts';

/** Says so when a vendor is played by a sandbox: nobody should take such scores or payments for real. On the edge, over nothing. */
export function SandboxMarker() {
  const { i18n } = useLingui();
  const sandboxes = usePublicSettings()?.sandboxes ?? [];
  if (sandboxes.length === 0) return null;
  return (
    <aside
      aria-label={i18n.t('Sandbox')}
      title={i18n.t('Played by a sandbox: {names}', { names: sandboxes.join(', ') })}
      className="pointer-events-none fixed bottom-0 left-1/2 z-30 inline-flex h-5 -translate-x-1/2 items-center gap-1 rounded-t-control border border-b-0 border-floodlight/60 bg-surface px-2 text-xs font-semibold text-floodlight"
    >
      <FlaskConical aria-hidden="true" className="size-3" /> {i18n.t('Sandbox')}
    </aside>
  );
}
