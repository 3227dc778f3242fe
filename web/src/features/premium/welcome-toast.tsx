import { i18n } from '@lingui/core';
import { loadToasts } from '../../ui/feedback/toast.ts';

/** How long the welcome to Premium is shown, in milliseconds. */
export const WELCOME_TOAST_MS = 5_000;

/** Key in session storage, set while `reloadWithWelcome` reloads the page. */
const RELOADING_KEY = 'gullylens.welcome';

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
  window.sessionStorage.setItem(RELOADING_KEY, 'yes');
  window.location.reload();
}

/** Shows the welcome if `reloadWithWelcome` has just reloaded the page. */
export function welcomeAfterReload(): void {
  if (window.sessionStorage.getItem(RELOADING_KEY) === null) return;
  window.sessionStorage.removeItem(RELOADING_KEY);
  void welcomeToPremium();
}
