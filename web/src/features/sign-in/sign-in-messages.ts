import { isApiError, type ApiError } from '../../platform/api/api-error.ts';

export const signInMessages = {
  loading: 'Loading Google Sign-In...',
  retry: 'Retry Google Sign-In',
  acceptTerms: 'Please accept the Terms & Conditions and Privacy Policy to continue.',
  noCredential: 'No credential received from Google',
  invalidAnswer: 'Invalid response from server',
  loadFailed: 'Failed to load Google Sign-In. Please refresh the page.',
  loadFailedOffline: 'Failed to load Google Sign-In. Please check your internet connection and try again.',
  initialiseFailed: 'Failed to initialize Google Sign-In. Please refresh the page.',
  notReady: 'Google Sign-In is not ready. Please refresh the page and try again.',
  startFailed: 'Failed to start Google Sign-In. Please try again.',
  slow: 'Google Sign-In is taking longer than expected. You can retry or refresh the page.',
  timedOut: 'Google Sign-In timed out. Please try again.',
} as const;

/** What a person reads when the server refused, or did not answer, their sign-in. */
export function messageOfSignInError(error: unknown): string {
  if (!isApiError(error)) return error instanceof Error ? error.message : signInMessages.startFailed;
  if (error.status === 409) return conflictMessage(error);
  return error.text || fallbackFor(error.status);
}

function conflictMessage(error: ApiError): string {
  return [
    error.text || 'This Google account is already associated with another account',
    error.details,
    error.conflictEmail && `Please try signing in with: ${error.conflictEmail}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function fallbackFor(status: number): string {
  if (status === 400) return 'Invalid Google authentication token. Please try again.';
  if (status === 500) return 'Server error during authentication. Please try again later.';
  return `Authentication failed (${status})`;
}
