import { useLingui } from '@lingui/react';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { buttonClasses } from '../../../ui/controls/button.tsx';
import { classNames } from '../../../ui/text/class-names.ts';

interface ToggledMenu {
  open: boolean;
  toggle: () => void;
  close: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** Returns the state of a menu that its button opens and closes. Escape closes it too and focuses the button. */
export function useToggledMenu(): ToggledMenu {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);
  return { open, toggle: () => setOpen(!open), close: () => setOpen(false), button };
}

/** The menu button of small screens; `controls` is the id of the menu. */
export function MenuButton({
  menu: { open, toggle, button },
  controls,
}: {
  menu: ToggledMenu;
  controls: string;
}) {
  const { i18n } = useLingui();
  return (
    <button
      ref={button}
      type="button"
      aria-label={i18n.t(open ? 'Close menu' : 'Open menu')}
      aria-expanded={open}
      aria-controls={controls}
      onClick={toggle}
      className={classNames(buttonClasses('quiet', 'icon'), 'md:hidden')}
    >
      {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
    </button>
  );
}
