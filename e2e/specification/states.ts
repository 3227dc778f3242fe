import type { SpecSentences } from './sentences.ts';

/** Sections 4, 5 and 8: states, validation and errors. */
export const stateSentences: readonly SpecSentences[] = [
  {
    section: 4,
    journey: 'the newsletter form says thanks for three seconds and sends nothing',
    sentences: ['Thanks for subscribing!'],
  },
  {
    section: 4,
    journey: 'the button shows that sign-in is in progress',
    sentences: ['Signing in...'],
  },
  {
    section: 4,
    journey: 'the pay button shows that the payment is in progress',
    sentences: ['Processing...'],
  },
  {
    section: 4,
    journey: 'a successful payment shows the welcome message',
    sentences: ['Welcome to Premium!', 'Your expert analysis is now unlocked'],
  },
  {
    section: 4,
    journey: 'a dashboard shows that it refreshes, and shows cached data after a failure',
    sentences: ['Updating...', 'Using cached data'],
  },
  {
    section: 4,
    journey: 'the pop-up has a label for each status of CricAPI',
    sentences: ['LIVE', 'COMPLETED', 'SCHEDULED', 'TOSS', 'UNKNOWN', 'RAIN STOPPED PLAY'],
  },
  {
    section: 5,
    journey: 'the button is disabled until the terms box is ticked, and says so',
    sentences: ['Please accept the Terms & Conditions and Privacy Policy to continue.'],
  },
  {
    section: 5,
    journey: 'a rejected sign-in shows the text of the server or our own',
    sentences: ['Invalid response from server'],
  },
  {
    section: 5,
    journey: 'a broken Google script shows an error',
    sentences: ['No credential received from Google'],
  },
  {
    section: 5,
    journey: 'a payment that cannot start shows an error in the dialog',
    sentences: [
      'Authentication required. Please log in to continue.',
      'Razorpay is not loaded. Please refresh the page and try again.',
    ],
  },
  {
    section: 8,
    journey: 'a dashboard without data shows the reason and retries',
    sentences: ['Error Loading Data', 'Failed to fetch cricket data.', 'Try Again', 'Sample matches'],
  },
  {
    section: 8,
    journey: 'a match that fails to load shows an error in its pop-up',
    sentences: ['Error Loading Data', 'Failed to load data', 'Try Again'],
  },
  {
    section: 8,
    journey: 'a blocked Google script shows an error and can be retried',
    sentences: [
      'Failed to load Google Sign-In. Please check your internet connection and try again.',
      'Retry Google Sign-In',
    ],
  },
  {
    section: 8,
    journey: 'a slow Google script shows an error after 10 seconds',
    sentences: [
      'Loading Google Sign-In...',
      'Google Sign-In is taking longer than expected. You can retry or refresh the page.',
    ],
  },
  {
    section: 8,
    journey:
      'the sign-in overlay closes with its close button, Cancel, the backdrop, Escape, and after 5 minutes',
    sentences: ['Google Sign-In timed out. Please try again.'],
  },
  {
    section: 8,
    journey: 'a rejected sign-in shows the text of the server or our own',
    sentences: [
      'This Google account is already associated with another account',
      'Please try signing in with: other@example.com',
      'Invalid Google authentication token. Please try again.',
      'Server error during authentication. Please try again later.',
      'Authentication failed (418)',
    ],
  },
  {
    section: 8,
    journey: 'a broken Google script shows an error',
    sentences: [
      'Failed to load Google Sign-In. Please refresh the page.',
      'Failed to initialize Google Sign-In. Please refresh the page.',
      'Failed to start Google Sign-In. Please try again.',
      'Google Sign-In is not ready. Please refresh the page and try again.',
    ],
  },
  {
    section: 8,
    journey: 'a rejected order shows an error in the dialog',
    sentences: [
      'Authentication failed. Please log in again.',
      'Access denied. Please check your account.',
      'Failed to create payment order',
    ],
  },
  {
    section: 8,
    journey: 'a rejected verification shows an error in the dialog',
    sentences: [
      'Authentication failed during payment verification. Please log in again.',
      'Payment verification failed',
    ],
  },
  {
    section: 8,
    journey: 'a payment that cannot start shows an error in the dialog',
    sentences: [
      'Authentication expired. Please log in again.',
      'Failed to initialize payment. Please try again.',
      'Payment failed',
    ],
  },
];
