import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { WithPlan } from '../../testing/with-plan.tsx';
import { LockedForum } from './locked-forum.tsx';

it('the forum for a free user shows the offer and no invented thread', () => {
  const { container } = renderScreen(
    <WithPlan>
      <LockedForum onUpgrade={() => undefined} />
    </WithPlan>,
  );
  screen.getByRole('heading', { name: 'The forum is for members' });
  const hidden = [...container.querySelectorAll('[aria-hidden="true"]')];
  expect(hidden.map(({ textContent }) => textContent).join('')).toBe('');
});
