import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SignedIn } from '../../../testing/signed-in.tsx';
import { AvatarMenu } from './avatar-menu.tsx';

function show(): HTMLElement {
  renderScreen(
    <SignedIn>
      <AvatarMenu />
    </SignedIn>,
  );
  return screen.getByRole('button', { name: 'Account of Asha Rao' });
}

const isOpen = () => screen.queryByText('asha@example.com') !== null;

/** The events of a touch: browsers send mouse events after it. */
function touch(avatar: HTMLElement): void {
  fireEvent.pointerEnter(avatar, { pointerType: 'touch' });
  fireEvent.pointerLeave(avatar, { pointerType: 'touch' });
  fireEvent.mouseEnter(avatar);
  fireEvent.click(avatar);
}

describe('the avatar menu', () => {
  it('opens on a touch and closes on a second one', () => {
    const avatar = show();
    touch(avatar);
    expect(isOpen()).toBe(true);
    expect(avatar.getAttribute('aria-expanded')).toBe('true');
    touch(avatar);
    expect(isOpen()).toBe(false);
  });

  it('is open while a mouse hovers, also after a click', () => {
    const avatar = show();
    fireEvent.pointerEnter(avatar, { pointerType: 'mouse' });
    expect(isOpen()).toBe(true);
    fireEvent.click(avatar);
    expect(isOpen()).toBe(true);
    fireEvent.click(avatar);
    expect(isOpen()).toBe(false);
    fireEvent.pointerEnter(avatar, { pointerType: 'mouse' });
    fireEvent.pointerLeave(avatar, { pointerType: 'mouse' });
    expect(isOpen()).toBe(false);
  });

  it('leaves out the pages that are in the bar', () => {
    fireEvent.click(show());
    expect(screen.queryByRole('link', { name: 'Track record' })).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Matches' })).toBeNull();
  });

  it('has the pages that the bar has no room for', () => {
    const page = { to: '/matches', label: 'Matches', shownIn: 'bar' as const };
    renderScreen(
      <SignedIn>
        <AvatarMenu tabletPages={[page]} />
      </SignedIn>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Account of Asha Rao' }));
    screen.getByRole('link', { name: 'Matches' });
  });

  it('stays open on keys other than Escape, and closed does not take the focus on Escape', () => {
    const avatar = show();
    fireEvent.click(avatar);
    fireEvent.keyDown(avatar, { key: 'Tab' });
    expect(isOpen()).toBe(true);
    fireEvent.click(avatar);
    fireEvent.keyDown(avatar, { key: 'Escape' });
    expect(document.activeElement).not.toBe(avatar);
  });

  it('opens and closes with the keyboard, and closes on Escape and when the focus leaves', () => {
    const avatar = show();
    fireEvent.click(avatar);
    expect(isOpen()).toBe(true);
    fireEvent.click(avatar);
    expect(isOpen()).toBe(false);
    fireEvent.click(avatar);
    fireEvent.keyDown(avatar, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    fireEvent.click(avatar);
    fireEvent.blur(avatar, { relatedTarget: document.body });
    expect(isOpen()).toBe(false);
  });
});
