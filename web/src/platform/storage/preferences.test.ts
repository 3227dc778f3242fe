import { afterEach, describe, expect, it } from 'vitest';
import { chooseTheme, readTheme, showTheme } from './preferences.ts';

const shown = () => document.documentElement.dataset['theme'];
afterEach(() => chooseTheme('system'));

describe('the theme', () => {
  it('follows the device until another is chosen', () => {
    showTheme();
    expect([readTheme(), shown()]).toEqual(['system', undefined]);
  });

  it('is stored and applied at once', () => {
    chooseTheme('light');
    expect([readTheme(), shown()]).toEqual(['light', 'light']);
  });

  it('follows the device again when that is chosen', () => {
    chooseTheme('dark');
    chooseTheme('system');
    expect([readTheme(), shown()]).toEqual(['system', undefined]);
  });

  it('is the device’s when the stored value is invalid', () => {
    window.localStorage.setItem('gullylens.theme', 'purple');
    expect(readTheme()).toBe('system');
  });
});
