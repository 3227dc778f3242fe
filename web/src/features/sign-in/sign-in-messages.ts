import { i18n } from '@lingui/core';
import { type ApiError, isApiError, textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';

/** Sentences of the sign-in, as the specification states them. */
export const signInMessages = {
  loading: sentence('Loading Google Sign-In...'),
  retry: sentence('Retry Google Sign-In'),
  acceptTerms: sentence('Please accept the Terms & Conditions and Privacy Policy to continue.'),
  noCredential: sentence('No credential received from Google'),
  invalidAnswer: sentence('Invalid response from server'),
  loadFailed: sentence('Failed to load Google Sign-In. Please refresh the page.'),
  loadFailedOffline: sentence(
    'Failed to load Google Sign-In. Please check your internet connection and try again.',
  ),
  initialiseFailed: sentence('Failed to initialize Google Sign-In. Please refresh the page.'),
  notReady: sentence('Google Sign-In is not ready. Please refresh the page and try again.'),
  startFailed: sentence('Failed to start Google Sign-In. Please try again.'),
  slow: sentence('Google Sign-In is taking longer than expected. You can retry or refresh the page.'),
  timedOut: sentence('Google Sign-In timed out. Please try again.'),
} as const;

/** Returns the translated message after a sign-in failed, on the server or before its response. */
export function messageOfSignInError(error: unknown): string {
  if (!isApiError(error)) return i18n.t(error instanceof Error ? error.message : signInMessages.startFailed);
  if (error.status === 409) return conflictMessage(error);
  return error.text ? i18n.t(textOfError(error)) : fallbackFor(error.status);
}

function conflictMessage(error: ApiError): string {
  return [
    i18n.t(textOfError(error, sentence('This Google account is already associated with another account'))),
    error.details,
    error.conflictEmail && i18n.t('Please try signing in with: {email}', { email: error.conflictEmail }),
  ]
    .filter(Boolean)
    .join('\n');
}

function fallbackFor(status: number): string {
  if (status === 200) return i18n.t(signInMessages.invalidAnswer);
  if (status === 400) return i18n.t('Invalid Google authentication token. Please try again.');
  if (status === 500) return i18n.t('Server error during authentication. Please try again later.');
  return i18n.t('Authentication failed ({status})', { status });
}
