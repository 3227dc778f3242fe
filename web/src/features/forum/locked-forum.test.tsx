import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { WithPlan } from '../../testing/with-plan.tsx';
import { LockedForum } from './locked-forum.tsx';

it('the forum for a free user shows one offer and what is inside, but no invented thread', () => {
  renderScreen(
    <WithPlan>
      <LockedForum onUpgrade={() => undefined} />
    </WithPlan>,
  );
  screen.getByRole('heading', { name: 'The forum is for members' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Upgrade']);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('link')).toBeNull();
});
