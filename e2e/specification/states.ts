import type { SpecSentences } from './sentences.ts';

/** Sections 4, 5 and 8: states, validation and errors. */
export const stateSentences: readonly SpecSentences[] = [
  {
    section: 4,
    journey: 'the newsletter thanks for three seconds and sends nothing',
    sentences: ['Thanks for subscribing!'],
  },
  {
    section: 4,
    journey: 'the button says that signing in is under way',
    sentences: ['Signing in...'],
  },
  {
    section: 4,
    journey: 'the pay button says that the payment is under way',
    sentences: ['Processing...'],
  },
  {
    section: 4,
    journey: 'a payment that counts is welcomed',
    sentences: ['Welcome to Premium!', 'Your expert analysis is now unlocked'],
  },
  {
    section: 4,
    journey: 'a dashboard that is asking anew says so, and shows cached data after a failure',
    sentences: ['Updating...', 'Using cached data'],
  },
  {
    section: 4,
    journey: 'the pop-up has a word for each status that the vendor writes',
    sentences: ['LIVE', 'COMPLETED', 'SCHEDULED', 'TOSS', 'UNKNOWN', 'RAIN STOPPED PLAY'],
  },
  {
    section: 5,
    journey: 'the button waits for the terms box, and says so',
    sentences: ['Please accept the Terms & Conditions and Privacy Policy to continue.'],
  },
  {
    section: 5,
    journey: 'a sign-in that the server refuses is told in its words or in ours',
    sentences: ['Invalid response from server'],
  },
  {
    section: 5,
    journey: 'a Google script that does not do its part is told in words',
    sentences: ['No credential received from Google'],
  },
  {
    section: 5,
    journey: 'a payment that cannot even begin is told in the dialog',
    sentences: [
      'Authentication required. Please log in to continue.',
      'Razorpay is not loaded. Please refresh the page and try again.',
    ],
  },
  {
    section: 8,
    journey: 'a dashboard without any data says why, and tries again',
    sentences: ['Error Loading Data', 'Failed to fetch cricket data.', 'Try Again', 'Sample matches'],
  },
  {
    section: 8,
    journey: 'a match that cannot be read says so in its pop-up',
    sentences: ['Error Loading Data', 'Failed to load data', 'Try Again'],
  },
  {
    section: 8,
    journey: 'a blocked Google script is told in words, and can be tried again',
    sentences: [
      'Failed to load Google Sign-In. Please check your internet connection and try again.',
      'Retry Google Sign-In',
    ],
  },
  {
    section: 8,
    journey: 'a slow Google script is told after 10 seconds',
    sentences: [
      'Loading Google Sign-In...',
      'Google Sign-In is taking longer than expected. You can retry or refresh the page.',
    ],
  },
  {
    section: 8,
    journey:
      'the sign-in overlay closes by its mark, by Cancel, by the backdrop, by Escape, and after 5 minutes',
    sentences: ['Google Sign-In timed out. Please try again.'],
  },
  {
    section: 8,
    journey: 'a sign-in that the server refuses is told in its words or in ours',
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
    journey: 'a Google script that does not do its part is told in words',
    sentences: [
      'Failed to load Google Sign-In. Please refresh the page.',
      'Failed to initialize Google Sign-In. Please refresh the page.',
      'Failed to start Google Sign-In. Please try again.',
      'Google Sign-In is not ready. Please refresh the page and try again.',
    ],
  },
  {
    section: 8,
    journey: 'an order that is refused is told in the dialog',
    sentences: [
      'Authentication failed. Please log in again.',
      'Access denied. Please check your account.',
      'Failed to create payment order',
    ],
  },
  {
    section: 8,
    journey: 'a verification that is refused is told in the dialog',
    sentences: [
      'Authentication failed during payment verification. Please log in again.',
      'Payment verification failed',
    ],
  },
  {
    section: 8,
    journey: 'a payment that cannot even begin is told in the dialog',
    sentences: [
      'Authentication expired. Please log in again.',
      'Failed to initialize payment. Please try again.',
      'Payment failed',
    ],
  },
];
