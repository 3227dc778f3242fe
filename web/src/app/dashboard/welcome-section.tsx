import { useLingui } from '@lingui/react';
import { useAuth } from '../../features/session/auth-context.ts';
import { firstNameOf } from '../../features/session/describe-user.ts';
import { PremiumBadge } from '../shell/premium-badge.tsx';
import { greetingAt, longDate, taglineOn } from './greeting.ts';

export function WelcomeSection() {
  const { user, isPremium } = useAuth();
  const { i18n } = useLingui();
  const now = new Date();
  const name = (user && firstNameOf(user)) ?? i18n.t('there');
  return (
    <section aria-labelledby="welcome" className="py-8">
      <p className="text-sm text-muted">{longDate(i18n, now)}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 id="welcome" className="text-2xl font-extrabold wrap-anywhere">
          {i18n.t(greetingAt(now), { name })}
        </h1>
        {isPremium && <PremiumBadge />}
      </div>
      <p className="mt-2 text-muted">{i18n.t(taglineOn(now))}</p>
    </section>
  );
}
