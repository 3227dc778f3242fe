import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { until } from '../../testing/until.ts';
import { loadToasts } from './toast.ts';
import { ToasterHost } from './toaster-host.tsx';

it.each([
  ['success', 'Welcome to Premium!', 'circle-check'],
  ['error', 'Payment failed', 'circle-x'],
] as const)('a toast of the kind %s has an icon that needs no animation', async (kind, words, mark) => {
  render(<ToasterHost />);
  const toasts = await loadToasts();
  // Test files share the library, with the toasts of the ones before.
  act(() => toasts.remove());
  act(() => void toasts[kind](words, { id: kind }));
  const toast = (await until(() => screen.getByText(words))).parentElement;
  expect(toast?.querySelector(`[class*="${mark}"]`)).not.toBeNull();
});
