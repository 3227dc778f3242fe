import { useLingui } from '@lingui/react';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx';

const SearchDialog = lazyDialog(async () => (await import('./search-dialog.tsx')).SearchDialog);

/** Opens the search, as the key `/` does. In the header of every page for signed-in users. */
export function SearchButton() {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isFree = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isFree || isTyping(event.target) || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label={i18n.t('Search')}
        aria-keyshortcuts="/"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-raised hover:text-text"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}
