import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToasterHost } from '../../ui/feedback/toaster-host.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { until } from '../../testing/until.ts';
import { ShareButton } from './share-button.tsx';

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

function press(): void {
  renderScreen(
    <>
      <ShareButton title="Foxes vs Owls" path="/matches/m1" />
      <ToasterHost />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
}

const url = () => `${window.location.origin}/matches/m1`;

it('opens the share sheet of the device, which the visitor may close', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  press();
  await until(() => expect(share).toHaveBeenCalledWith({ title: 'Foxes vs Owls', url: url() }));
});

it('copies the link without a share sheet, and says so', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  press();
  await until(() => screen.getByText('Link copied'));
  expect(writeText).toHaveBeenCalledWith(url());
});

it('says when the browser does not allow copying', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  press();
  await until(() => screen.getByText('Your browser does not allow copying here'));
});
