import { act, fireEvent, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { until } from '../../testing/until.ts';
import { Tabs } from '../layout/tabs.tsx';

const keys = ['scores', 'charts'];

let broken: string | null;
beforeEach(() => {
  broken = 'x is not a function';
  // React logs every caught error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function Panel({ tab }: { tab: string }) {
  if (tab === 'charts' && broken !== null) throw new Error(broken);
  return <p>{`The ${tab}`}</p>;
}

function Screen() {
  const [tab, choose] = useState('charts');
  return (
    <>
      <h1>The match</h1>
      <Tabs label="Match" tabs={keys.map((key) => ({ key, label: key }))} selected={tab} onSelect={choose}>
        <Panel tab={tab} />
      </Tabs>
    </>
  );
}

const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));

describe('a tab panel that breaks', () => {
  it('shows the error in its panel; the rest of the page stays', () => {
    renderScreen(<Screen />);
    expect(screen.getByRole('alert').textContent).toMatch(/^This part could not be shown/);
    expect(screen.getByRole('tabpanel').contains(screen.getByRole('alert'))).toBe(true);
    screen.getByRole('heading', { name: 'The match' });
  });

  it('is shown again by Try Again after the cause is fixed', () => {
    renderScreen(<Screen />);
    retry();
    screen.getByRole('alert');
    broken = null;
    retry();
    screen.getByText('The charts');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('affects no other tab, and is retried when it is opened again', () => {
    renderScreen(<Screen />);
    fireEvent.click(screen.getByRole('tab', { name: 'scores' }));
    screen.getByText('The scores');
    broken = null;
    fireEvent.click(screen.getByRole('tab', { name: 'charts' }));
    screen.getByText('The charts');
  });

  it('whose file did not load shows the error in its place, and reloads the page only on Try Again', () => {
    broken = 'Failed to fetch dynamically imported module: http://127.0.0.1/assets/charts-tab.js';
    const reload = vi.fn();
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    renderScreen(<Screen />);
    expect(screen.getByRole('alert').textContent).toMatch(/^This part could not be loaded/);
    screen.getByRole('heading', { name: 'The match' });
    expect(reload).not.toHaveBeenCalled();
    retry();
    expect(reload).toHaveBeenCalledOnce();
  });
});

function Scores() {
  return <p>{useQuery<string>({ queryKey: ['scores'] }).data}</p>;
}

it('Try Again refetches what a panel failed on, and nothing that is on the screen', async () => {
  let fetched = 0;
  function Reader() {
    const { data } = useQuery({ queryKey: ['charts'], queryFn: () => (fetched += 1) });
    if (data === 1) throw new Error('unreadable');
    return <p>{data === undefined ? 'Reading' : `Answer ${data}`}</p>;
  }
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['scores'], 'The scores');
  renderScreen(
    <QueryClientProvider client={client}>
      <Scores />
      <Tabs label="Match" tabs={[{ key: 'a', label: 'A' }]} selected="a" onSelect={() => undefined}>
        <Reader />
      </Tabs>
    </QueryClientProvider>,
  );
  await until(() => screen.getByRole('alert'));
  act(retry);
  await until(() => screen.getByText('Answer 2'));
  screen.getByText('The scores');
});
