import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SignedIn } from '../../../testing/signed-in.tsx';
import { until } from '../../../testing/until.ts';
import { Header } from './header.tsx';
import { SocialLinks } from '../footer/social-links.tsx';

function show(props: Omit<React.ComponentProps<typeof SignedIn>, 'children'> = {}) {
  renderScreen(
    <SignedIn {...props}>
      <Header />
    </SignedIn>,
  );
}

/** The classes that hide the links with this name on wider or narrower screens. */
function widthsOf(name: string) {
  const links = screen.getAllByRole('link', { name });
  return links.map(({ className }) => /(^| )(max-)?lg:hidden/.exec(className)?.[0].trim());
}

it('the header links a visitor to the landing page, to sign in', () => {
  show({ auth: { status: 'unauthenticated', user: null } });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/']);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it.each([
  [true, 1],
  [false, 0],
])('the header of a premium member (%s) has %d badges', (isPremium, badges) => {
  show({ isPremium });
  expect(screen.queryAllByText('Premium')).toHaveLength(badges);
});

it('the header has the five main pages, those without room on tablets in the menu of the avatar too', () => {
  show();
  const bar = screen.getByRole('navigation', { name: 'Pages' });
  const links = [...bar.querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Matches',
    'Forum',
    'Analysis',
    'Line-ups',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /^Account of/ }));
  expect(widthsOf('Analysis')).toEqual(['max-lg:hidden', 'lg:hidden']);
  expect(widthsOf('Forum')).toEqual([undefined]);
});

it('the menu of a small screen opens and closes with its button, on Escape and with a choice', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Open menu' });
  const state = () => [
    document.getElementById('header-menu') === null,
    button.getAttribute('aria-expanded'),
    button.getAttribute('aria-label'),
  ];
  const closed = [true, 'false', 'Open menu'];
  const open = [false, 'true', 'Close menu'];
  expect(state()).toEqual(closed);
  fireEvent.click(button);
  await until(() => expect(state()).toEqual(open));
  expect(screen.getAllByRole('navigation', { name: 'Pages' }).at(-1)?.id).toBe('header-menu');
  fireEvent.click(button);
  expect(state()).toEqual(closed);
  fireEvent.click(button);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(state()).toEqual(closed);
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  await until(() => expect(state()).toEqual(open));
  fireEvent.click(screen.getAllByRole('link', { name: 'Matches' }).at(-1) ?? button);
  expect(state()).toEqual(closed);
});

it('a social link without a URL leads nowhere', () => {
  renderScreen(<SocialLinks withoutTarget="twitter" />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://www.youtube.com/@gullylens',
    'https://www.facebook.com/gullylens',
    'https://www.instagram.com/gullylens',
    null,
  ]);
  expect(links.map((link) => link.getAttribute('aria-disabled'))).toEqual([null, null, null, 'true']);
});
