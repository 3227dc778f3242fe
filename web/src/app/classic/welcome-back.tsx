import { useLingui } from '@lingui/react';
import { useAuth } from '../../features/session/auth-context.ts';
import { relativeTime } from '../../ui/text/dates.ts';
import { useClock } from '../../ui/behaviour/use-clock.ts';

/** The greeting of the classic dashboard, with the time of the last visit when known. */
export function WelcomeBack() {
  const { i18n } = useLingui();
  const { user, lastActive } = useAuth();
  const now = useClock(60_000);
  return (
    <div>
      <h1 className="text-lg font-extrabold wrap-anywhere md:text-xl">
        {i18n.t('Welcome back, {name}', { name: user?.first_name || i18n.t('Champion') })}
      </h1>
      <div className="flex flex-wrap gap-x-4 text-sm text-muted">
        <p>{i18n.t('Ready to dominate your fantasy leagues today?')}</p>
        {lastActive !== null && (
          <p>{i18n.t('Last active: {time}', { time: relativeTime(i18n, lastActive, now) })}</p>
        )}
      </div>
    </div>
  );
}
