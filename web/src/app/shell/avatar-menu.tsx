import { useLingui } from '@lingui/react';
import { LogOut } from 'lucide-react';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../../features/session/auth-context.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useMenuPages } from './menu-pages.ts';

/** The first letter of the name; hovering, focusing or pressing it opens who is signed in and the way out. */
export function AvatarMenu() {
  const { user } = useAuth();
  const { i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const letter = user?.name.trim()[0]?.toUpperCase() ?? 'U';

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div
      className="relative"
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        aria-label={i18n.t('Account of {name}', { name: user?.name || i18n.t('User') })}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="inline-flex size-11 items-center justify-center rounded-full bg-turf font-bold text-on-turf"
      >
        {letter}
      </button>
      {open && <MenuPanel />}
    </div>
  );
}

/** Reaches up to the avatar, so that the pointer crosses no gap. */
function MenuPanel() {
  const { i18n } = useLingui();
  const { user, isPremium, logout } = useAuth();
  const pages = useMenuPages().filter(({ place }) => place === 'avatar');
  return (
    <div className="absolute right-0 top-full z-10 w-64 pt-2">
      <div className="rounded-card border border-line bg-surface p-4 shadow-card">
        <p className="truncate font-semibold">{user?.name}</p>
        <p className="truncate text-sm text-muted">{user?.email}</p>
        {isPremium && (
          <p className="mt-1 text-sm font-semibold text-floodlight">{i18n.t('Premium Member')}</p>
        )}
        <div className="mt-3">
          {pages.map(({ to, label, icon: Icon }) => (
            <Link key={to} to={to} className={classNames(buttonClasses('quiet'), 'w-full justify-start!')}>
              <Icon aria-hidden="true" className="size-4" /> {i18n.t(label)}
            </Link>
          ))}
        </div>
        <Button look="outline" className="mt-2 w-full" onClick={logout}>
          <LogOut aria-hidden="true" className="size-4" /> {i18n.t('Sign Out')}
        </Button>
      </div>
    </div>
  );
}
