import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { WithPlan } from '../../testing/with-plan.tsx';
import { ComingSoon } from '../dashboard/coming-soon.tsx';
import { UnlockCard } from './unlock-card.tsx';

it('the unlock card offers what exists as included, and gives ETAs only to what is coming soon', () => {
  const { unmount } = renderScreen(<ComingSoon />);
  const comingSoon = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  unmount();
  const { container } = renderScreen(
    <WithPlan>
      <UnlockCard onUpgrade={() => undefined} />
    </WithPlan>,
  );
  expect(container.textContent).toContain('₹499 for one month');
  const plans = screen.getByRole('region', { name: 'Coming next' });
  const stages = within(plans).getAllByRole('term');
  expect(stages).toHaveLength(3);
  for (const { textContent } of stages) expect(comingSoon).toContain(textContent);
  const included = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
  expect(included).toEqual(['Expert Analysis', 'Live match analysis', 'Elite forum', 'Priority support']);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('35');
});
