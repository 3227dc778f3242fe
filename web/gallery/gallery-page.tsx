import { useState } from 'react';
import { showTheme, themes } from '../src/platform/storage/preferences.ts';
import { Modal } from '../src/ui/feedback/modal.tsx';
import { Button } from '../src/ui/controls/button.tsx';
import { loadToasts } from '../src/ui/feedback/toast.ts';
import { Charts } from './gallery-charts.tsx';
import { Controls, GallerySection, States } from './gallery-controls.tsx';
import { MatchRows } from './gallery-matches.tsx';

/** Every component in its states, dark or light, at /gallery in development builds. In English only. */
export function Component() {
  return (
    <main id="main" lang="en" className="mx-auto max-w-7xl space-y-10 p-4 md:p-6">
      <h1 className="text-2xl font-extrabold">Gallery</h1>
      <GallerySection title="Theme, until the page is left">
        {themes.map((theme) => (
          <Button key={theme} look="outline" onClick={() => showTheme(theme)}>
            {theme}
          </Button>
        ))}
      </GallerySection>
      <Controls />
      <Overlays />
      <States />
      <MatchRows />
      <Charts />
    </main>
  );
}

const toastKinds = ['blank', 'success', 'error', 'loading'] as const;

function Overlays() {
  const [open, setOpen] = useState(false);
  const showToast = async (kind: (typeof toastKinds)[number]) => {
    const toasts = await loadToasts();
    if (kind === 'blank') toasts('A blank toast');
    else toasts[kind](`A toast of the kind ${kind}`);
  };
  return (
    <GallerySection title="Overlays">
      <Button onClick={() => setOpen(true)}>Open a dialog</Button>
      {toastKinds.map((kind) => (
        <Button key={kind} look="outline" onClick={() => void showToast(kind)}>
          Toast: {kind}
        </Button>
      ))}
      {open && (
        <Modal title="A dialog" onClose={() => setOpen(false)}>
          <p>Escape, the backdrop and the mark close it; the focus stays inside and then goes back.</p>
        </Modal>
      )}
    </GallerySection>
  );
}
