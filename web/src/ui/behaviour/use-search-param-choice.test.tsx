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

describe('a choice in the URL', () => {
  it('is the first while the URL has none or an unknown one', () => {
    show('/matches?tab=never');
    expect(selected()).toBe('live');
  });

  it('is the one in the URL', () => {
    show('/matches?tab=recent');
    expect(selected()).toBe('recent');
  });

  it('changes the URL and keeps its other parameters', () => {
    show('/matches?q=kings');
    fireEvent.click(screen.getByRole('tab', { name: 'upcoming' }));
    expect(selected()).toBe('upcoming');
    expect(address()).toBe('/matches?q=kings&tab=upcoming');
  });

  it('adds no history entry', () => {
    show('/dashboard', '/matches');
    fireEvent.click(screen.getByRole('tab', { name: 'upcoming' }));
    fireEvent.click(screen.getByRole('tab', { name: 'recent' }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/dashboard');
  });
});
