import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SignedIn } from '../../testing/signed-in.tsx';
import { WelcomeBack } from './welcome-back.tsx';

it.each([
  [null, null],
  [0, /^Last active: [\d,]+ days ago$/],
])('a last visit at %s is shown if there was one', (lastActive, text) => {
  renderScreen(
    <SignedIn auth={{ lastActive }}>
      <WelcomeBack />
    </SignedIn>,
  );
  screen.getByText('Welcome back, Asha');
  expect(screen.queryAllByText(text ?? /Last active/)).toHaveLength(text === null ? 0 : 1);
});
