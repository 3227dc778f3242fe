import { FlaskConical } from 'lucide-react';
import { usePublicSettings } from '../../platform/public-settings.ts';

/** Says so when a vendor is played by a sandbox: nobody should take such scores or payments for real. */
export function SandboxMarker() {
  const sandboxes = usePublicSettings()?.sandboxes ?? [];
  if (sandboxes.length === 0) return null;
  return (
    <aside
      aria-label="Sandbox"
      title={`Played by a sandbox: ${sandboxes.join(', ')}`}
      className="fixed bottom-3 left-3 z-30 inline-flex h-7 items-center gap-1.5 rounded-full border border-floodlight/60 bg-surface px-3 text-xs font-semibold text-floodlight"
    >
      <FlaskConical aria-hidden="true" className="size-3.5" /> Sandbox
    </aside>
  );
}
