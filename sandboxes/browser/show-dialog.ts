import { attachStyledShadow } from './attach-shadow.ts';
import { dialogStyle } from './dialog-style.ts';
import { element } from './element.ts';

interface DialogOptions {
  readonly label: string;
  readonly css: string;
  readonly content: readonly Node[];
  /** Whether Escape dismisses the dialog. */
  readonly escapes: boolean;
  readonly onDismiss: () => void;
}

/** Shows a modal dialog and returns a function that removes it without `onDismiss`. The browser restores the focus. */
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
