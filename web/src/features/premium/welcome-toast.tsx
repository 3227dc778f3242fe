import { i18n } from '@lingui/core';
import { loadToasts } from '../../ui/feedback/toast.ts';

/** How long the welcome to Premium is shown. */
export const WELCOME_TOAST_MS = 5_000;

const RETURNING_KEY = 'gullylens.welcome';

/** Shows the welcome to Premium. */
export async function welcomeToPremium(): Promise<void> {
  const toasts = await loadToasts();
  toasts.success(
    <span>
      <strong className="block">{i18n.t('Welcome to Premium!')}</strong>
      {i18n.t('Your expert analysis is now unlocked')}
    </span>,
    { id: 'welcome-to-premium', duration: WELCOME_TOAST_MS },
  );
}

/** Reloads the page, which then shows the welcome, because a toast does not outlive a reload. */
export function reloadWithWelcome(): void {
  window.sessionStorage.setItem(RETURNING_KEY, 'yes');
  window.location.reload();
}

/** Shows the welcome if `reloadWithWelcome` has just reloaded the page. */
export function welcomeAfterReload(): void {
  if (window.sessionStorage.getItem(RETURNING_KEY) === null) return;
  window.sessionStorage.removeItem(RETURNING_KEY);
  void welcomeToPremium();
}
