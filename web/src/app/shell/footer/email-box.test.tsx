import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CONFIRMATION_MS, EmailBox } from './email-box.tsx';

it('an email address is confirmed and cleared; an empty one is ignored', () => {
  vi.useFakeTimers();
  const { container } = renderScreen(<EmailBox label="Address" action="Notify" />);
  const field = screen.getByLabelText<HTMLInputElement>('Address');
  const send = (address: string) => {
    fireEvent.change(field, { target: { value: address } });
    fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    return screen.getByRole('status').textContent;
  };
  expect(field.required).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(send('  ')).toBe('');
  expect(send('asha@example.com')).toBe('Thanks for subscribing!');
  expect(field.value).toBe('');
  act(() => void vi.advanceTimersByTime(CONFIRMATION_MS));
  expect(screen.getByRole('status').textContent).toBe('');
});
