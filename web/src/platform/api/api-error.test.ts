import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { showLanguage } from '../language/show-language.ts';
import { ApiError, textOfError } from './api-error.ts';

const read = (error: unknown) => i18n.t(textOfError(error, 'That was not sent. Please try again.'));

describe('the message shown for an error', () => {
  it('is the server’s sentence in English', () => {
    expect(read(new ApiError({ code: 'post_repeated', status: 409, text: 'Already posted.' }))).toBe(
      'Already posted.',
    );
  });

  it('is looked up by its code in Hindi, whatever the sentence', async () => {
    await showLanguage('hi-IN');
    const error = new ApiError({ code: 'post_repeated', status: 409, text: 'Already posted.' });
    expect(read(error)).toBe('आपने अभी-अभी यही बात पोस्ट की है।');
    expect(read(new Error('Failed', { cause: error }))).toBe(read(error));
  });

  it('is the server’s sentence, in Hindi too, when the code is unknown', async () => {
    await showLanguage('hi-IN');
    expect(read(new ApiError({ code: 'newer', status: 409, text: 'Already posted.' }))).toBe(
      'Already posted.',
    );
  });

  it('is our own for network failures, by code', async () => {
    const offline = new ApiError({ code: 'offline', status: 0 });
    expect(read(offline)).toBe('You seem to be offline. Please check your connection and try again.');
    await showLanguage('hi-IN');
    expect(read(offline)).not.toMatch(/[a-z]{3}/);
  });

  it('is the caller’s fallback when there is no sentence', () => {
    expect(read(new ApiError({ code: 'unreadable', status: 502 }))).toBe(
      'That was not sent. Please try again.',
    );
    expect(read(new TypeError('x'))).toBe('That was not sent. Please try again.');
  });
});
