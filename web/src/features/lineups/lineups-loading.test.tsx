import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LineupsLoading } from './lineups-loading.tsx';

it('the choices are in view, but cannot be made, while the players are loading', () => {
  renderScreen(<LineupsLoading />);
  expect(screen.getByText('Build line-ups').closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).closest('[inert]')).toBeNull();
});
