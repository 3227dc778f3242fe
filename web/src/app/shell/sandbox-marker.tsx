import { useLingui } from '@lingui/react';
import { FlaskConical } from 'lucide-react';
import { usePublicSettings } from '../../platform/public-settings.ts';

/** Says so when a vendor is played by a sandbox: nobody should take such scores or payments for real. In the margin, over nothing. */
export function SandboxMarker() {
  const { i18n } = useLingui();
  const sandboxes = usePublicSettings()?.sandboxes ?? [];
  if (sandboxes.length === 0) return null;
  return (
    <aside
      aria-label={i18n.t('Sandbox')}
      title={i18n.t('Played by a sandbox: {names}', { names: sandboxes.join(', ') })}
      className="pointer-events-none fixed left-0 top-1/2 z-30 inline-flex w-3.5 -translate-y-1/2 rotate-180 items-center gap-1 rounded-l-control border border-r-0 border-floodlight/60 bg-surface py-2 text-xs leading-none font-semibold text-floodlight [writing-mode:vertical-rl]"
    >
      <FlaskConical aria-hidden="true" className="size-3 rotate-90" /> {i18n.t('Sandbox')}
    </aside>
  );
}
