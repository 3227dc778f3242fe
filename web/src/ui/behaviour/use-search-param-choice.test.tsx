import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Tabs } from '../layout/tabs.tsx';
import { useSearchParamChoice } from './use-search-param-choice.ts';

const keys = ['live', 'upcoming', 'recent'] as const;

function Screen() {
  const [tab, choose] = useSearchParamChoice('tab', keys, 'live');
  const navigate = useNavigate();
  return (
    <>
      <Tabs label="Matches" tabs={keys.map((key) => ({ key, label: key }))} selected={tab} onSelect={choose}>
        {tab}
      </Tabs>
      <output>{useLocation().pathname + useLocation().search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

function show(...addresses: string[]): void {
  renderScreen(
    <MemoryRouter initialEntries={addresses} initialIndex={addresses.length - 1}>
      <Screen />
    </MemoryRouter>,
  );
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const address = () => screen.getByRole('status').textContent;

describe('a choice in the address', () => {
  it('is the first while the address names none, or one that there is not', () => {
    show('/matches?tab=never');
    expect(selected()).toBe('live');
  });

  it('is the one that the address names', () => {
    show('/matches?tab=recent');
    expect(selected()).toBe('recent');
  });

  it('changes the address beside what else it says', () => {
    show('/matches?q=kings');
    fireEvent.click(screen.getByRole('tab', { name: 'upcoming' }));
    expect(selected()).toBe('upcoming');
    expect(address()).toBe('/matches?q=kings&tab=upcoming');
  });

  it('is no step of the history', () => {
    show('/dashboard', '/matches');
    fireEvent.click(screen.getByRole('tab', { name: 'upcoming' }));
    fireEvent.click(screen.getByRole('tab', { name: 'recent' }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/dashboard');
  });
});
