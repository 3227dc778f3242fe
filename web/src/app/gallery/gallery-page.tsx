import { useState } from 'react';
import { Modal } from '../../ui/modal.tsx';
import { Button } from '../../ui/button.tsx';
import { loadToasts } from '../../ui/show-toast.ts';
import { Charts } from './gallery-charts.tsx';
import { Controls, Shelf, States } from './gallery-controls.tsx';
import { MatchCards } from './gallery-matches.tsx';

/** Each part of the design system in each of its states, dark and light beside each other. In English: nobody but us reads it. */
export function Component() {
  return (
    <main id="main" lang="en">
      <h1 className="p-6 text-2xl font-extrabold">Gallery</h1>
      <div className="grid xl:grid-cols-2">
        {(['dark', 'light'] as const).map((theme) => (
          <div
            key={theme}
            style={{ colorScheme: theme }}
            className="min-w-0 space-y-10 bg-ink p-4 text-text md:p-6"
          >
            <h2 className="text-xl font-bold capitalize">{theme}</h2>
            <Controls />
            <Overlays />
            <States />
            <MatchCards />
            <Charts />
          </div>
        ))}
      </div>
    </main>
  );
}

const toastKinds = ['blank', 'success', 'error', 'loading'] as const;

/** What lies over the page is drawn in the page's own theme. */
function Overlays() {
  const [open, setOpen] = useState(false);
  const showToast = async (kind: (typeof toastKinds)[number]) => {
    const toasts = await loadToasts();
    if (kind === 'blank') toasts('A blank toast');
    else toasts[kind](`A toast of the kind ${kind}`);
  };
  return (
    <Shelf title="Overlays">
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
    </Shelf>
  );
}
