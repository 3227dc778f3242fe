import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { asha } from '../../testing/test-people.ts';
import { AccountHead } from './account-head.tsx';

it.each([
  ['Asha Rao', 'AR'],
  ['🏏 Rao', '🏏R'],
  ['', 'a'],
])('the account of "%s" has the initials %s, and an email address from Google', (name, letters) => {
  renderScreen(<AccountHead user={{ ...asha, name }} onSignOut={() => undefined} />);
  screen.getByText(letters);
  screen.getByText('asha@example.com (from your Google account)');
});
