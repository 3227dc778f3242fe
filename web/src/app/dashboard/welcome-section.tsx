import { useLingui } from '@lingui/react';
import { useAuth } from '../../features/session/auth-context.ts';
import { usePremium } from '../../features/session/use-premium.ts';
import { firstNameOf } from '../../features/session/describe-user.ts';
import { useClock } from '../../ui/behaviour/use-clock.ts';
import { PremiumBadge } from '../shell/header/brand.tsx';
import type { I18n } from '@lingui/core';
import { sentence } from '../../platform/language/sentence.ts';
import { dateFormat } from '../../ui/text/dates.ts';

/** How often the greeting and the date are updated. */
const CLOCK_STEP_MS = 60_000;

/** The top of the dashboard: a greeting by name in one line, then the date and the tagline of the day. */
export function WelcomeSection() {
  const { user } = useAuth();
  const { isPremium } = usePremium();
  const { i18n } = useLingui();
  const now = new Date(useClock(CLOCK_STEP_MS));
  const name = (user && firstNameOf(user)) ?? i18n.t('there');
  return (
    <section aria-labelledby="welcome" className="pt-1 text-xs text-muted md:pt-5 md:text-sm">
      <div className="flex flex-wrap items-baseline gap-x-3 max-md:justify-between">
        <h1 id="welcome" className="text-sm font-bold text-text wrap-anywhere md:text-xl">
          {i18n.t(greetingAt(now), { name })}
        </h1>
        {isPremium && (
          <span className="max-md:hidden">
            <PremiumBadge />
          </span>
        )}
        <p>{longDate(i18n, now)}</p>
      </div>
      <p>{i18n.t(taglineOn(now))}</p>
    </section>
  );
}

/** Returns a greeting, a `sentence()`: morning before 12, afternoon before 17, else evening, in the visitor's time. */
export function greetingAt(now: Date): string {
  const hour = now.getHours();
  if (hour < 12) return sentence('Good morning, {name}!');
  return hour < 17 ? sentence('Good afternoon, {name}!') : sentence('Good evening, {name}!');
}

/** The taglines, of which the dashboard shows one per day below the greeting. */
export const taglines = [
  sentence('Ready to dominate your fantasy leagues today?'),
  sentence('Read the pitch, then pick a captain.'),
  sentence('Good line-ups need good evidence.'),
  sentence('Every ball counts.'),
  sentence('Know ground and form.'),
] as const;

/** Returns the tagline of the date in the visitor's time. */
export function taglineOn(now: Date): string {
  return taglines[now.getDate() % taglines.length] ?? taglines[0];
}

/** `Saturday, 21 November 2026`. */
export function longDate(i18n: I18n, now: Date): string {
  return dateFormat(i18n, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(now);
}
