import { attachStyledShadow } from './attach-shadow.ts';
import { dialogStyle } from './dialog-style.ts';
import { element } from './element.ts';

interface DialogOptions {
  readonly label: string;
  readonly css: string;
  readonly content: readonly Node[];
  /** Asked on Escape; false keeps the dialog. */
  readonly escapes: boolean;
  readonly onDismiss: () => void;
}

/**
 * Shows a modal dialog over the page and gives the function that takes it away again without dismissing. The browser
 * gives the focus back to where it was.
 */
export function showDialog({ label, css, content, escapes, onDismiss }: DialogOptions): () => void {
  const host = element('div');
  const dialog = element('dialog', { ariaLabel: label }, ...content);
  attachStyledShadow(host, dialogStyle + css).append(dialog);
  document.body.append(host);
  const remove = () => {
    dialog.close();
    host.remove();
  };
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (!escapes) return;
    remove();
    onDismiss();
  });
  dialog.showModal();
  return remove;
}
