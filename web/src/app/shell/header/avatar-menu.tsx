import { useLingui } from '@lingui/react';
import { LogOut } from 'lucide-react';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useAuth } from '../../../features/session/auth-context.ts';
import { usePremium } from '../../../features/session/use-premium.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { pageIcons } from './page-icons.ts';
import { menuEntry, type MenuPage, PageLinks, useMenuPages } from './page-links.tsx';

interface AvatarMenuProps {
  /** Pages that the bar beside it has no room for below 1024 px. */
  tabletPages?: readonly MenuPage[];
}

/** A button with the first letter of the user's name. Hovering or pressing opens a menu with pages and Sign Out. */
export function AvatarMenu({ tabletPages = [] }: AvatarMenuProps) {
  const { user } = useAuth();
  const { i18n } = useLingui();
  const [opened, setOpened] = useState<'by hovering' | 'by pressing' | null>(null);
  const open = opened !== null;
  const button = useRef<HTMLButtonElement>(null);
  const letter = user?.name.trim()[0]?.toUpperCase() ?? 'U';

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpened(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpened(null);
    button.current?.focus();
  };

  // A touch fires "enter" before "press", so only a mouse counts as hovering.
  const onHover = (to: typeof opened) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpened(to);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button in it does all that these do
    <div
      className="relative"
      onPointerEnter={onHover('by hovering')}
      onPointerLeave={onHover(null)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        aria-label={i18n.t('Account of {name}', { name: user?.name || i18n.t('User') })}
        aria-expanded={open}
        onClick={() => setOpened(opened === 'by pressing' ? null : 'by pressing')}
        className="inline-flex size-11 items-center justify-center slim-target rounded-full bg-raised font-bold text-turf"
      >
        {letter}
      </button>
      {open && <MenuPanel tabletPages={tabletPages} />}
    </div>
  );
}

/** The open menu. It reaches up to the avatar, so that the pointer crosses no gap that would close it. */
function MenuPanel({ tabletPages }: Required<AvatarMenuProps>) {
  const { i18n } = useLingui();
  const { user, logout } = useAuth();
  const { isPremium } = usePremium();
  const pages = useMenuPages();
  return (
    <div className="absolute right-0 top-full z-10 w-64 pt-2">
      <div className="rounded-card border border-line bg-surface p-4 shadow-card">
        <p className="truncate font-semibold">{user?.name}</p>
        <p className="truncate text-sm text-muted">{user?.email}</p>
        {isPremium && (
          <p className="mt-1 text-sm font-semibold text-floodlight">{i18n.t('Premium Member')}</p>
        )}
        <div className="mt-3">
          <PageLinks icons={pageIcons} pages={tabletPages} className={`${menuEntry} lg:hidden`} />
          <PageLinks
            icons={pageIcons}
            pages={pages.filter((page) => page.shownIn !== 'bar' && !tabletPages.includes(page))}
            className={menuEntry}
          />
        </div>
        <Button look="outline" className="mt-2 w-full" onClick={logout}>
          <LogOut aria-hidden="true" className="size-4" /> {i18n.t('Sign Out')}
        </Button>
      </div>
    </div>
  );
}
