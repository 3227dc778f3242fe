import { useLingui } from '@lingui/react';
import { useAuth } from '../../features/session/auth-context.ts';
import { firstNameOf } from '../../features/session/describe-user.ts';
import { useClock } from '../../ui/use-clock.ts';
import { PremiumBadge } from '../shell/premium-badge.tsx';
import { greetingAt, longDate, taglineOn } from './greeting.ts';

/** The greeting and the date follow the clock of a page that stays open. */
const CLOCK_STEP_MS = 60_000;

export function WelcomeSection() {
  const { user, isPremium } = useAuth();
  const { i18n } = useLingui();
  const now = new Date(useClock(CLOCK_STEP_MS));
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
