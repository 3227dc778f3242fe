import { useLingui } from '@lingui/react';
import { useAuth } from '../../features/session/auth-context.ts';
import { relativeTime } from '../../ui/text/dates.ts';
import { useClock } from '../../ui/behaviour/use-clock.ts';
import { SocialLinks } from '../shell/footer/social-links.tsx';

/** The greeting of the classic dashboard, with the time of the last visit when known. */
export function WelcomeBack() {
  const { i18n } = useLingui();
  const { user, lastActive } = useAuth();
  const now = useClock(60_000);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div>
        <h1 className="text-xl font-extrabold wrap-anywhere md:text-2xl">
          {i18n.t('Welcome back, {name}', { name: user?.first_name || i18n.t('Champion') })}
        </h1>
        <p className="mt-0.5 text-sm text-muted md:text-base">
          {i18n.t('Ready to dominate your fantasy leagues today?')}
        </p>
        {lastActive !== null && (
          <p className="mt-0.5 text-sm text-muted">
            {i18n.t('Last active: {time}', { time: relativeTime(i18n, lastActive, now) })}
          </p>
        )}
      </div>
      <SocialLinks />
    </div>
  );
}
