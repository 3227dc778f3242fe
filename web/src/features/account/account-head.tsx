import type { User } from '@gullylens/contract/http/auth';
import { useLingui } from '@lingui/react';
import { LogOut } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { initials } from '../../ui/layout/team-badge.tsx';

interface AccountHeadProps {
  user: User;
  onSignOut: () => void;
}

/** Whose account it is, by name and email address, and the way out of it. */
export function AccountHead({ user: { email, name }, onSignOut }: AccountHeadProps) {
  const { i18n } = useLingui();
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <span
        aria-hidden="true"
        className="flex size-14 shrink-0 items-center justify-center rounded-full bg-raised text-xl font-bold text-turf uppercase max-sm:hidden"
      >
        {initials(name || email)}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <h1 className="text-2xl font-extrabold">{i18n.t('Account')}</h1>
        <p className="text-sm font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {i18n.t('{email} (from your Google account)', { email })}
        </p>
      </div>
      <Button look="outline" onClick={onSignOut}>
        <LogOut aria-hidden="true" className="size-4" /> {i18n.t('Sign Out')}
      </Button>
    </header>
  );
}
