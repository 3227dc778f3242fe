import { beforeEach, expect, it, vi } from 'vitest';
import { until } from './testing/until.ts';

const reloadOnce = vi.fn<() => boolean>();
vi.mock('./platform/reload-once.ts', () => ({ reloadOnce }));
vi.mock('./platform/report-problem.ts', () => ({ reportProblem: vi.fn() }));

beforeEach(() => {
  vi.resetModules();
  reloadOnce.mockReset();
  document.body.innerHTML = '<div id="root"></div>';
});

const startPage = () => import('./main.ts');
const textOfPage = () => document.body.textContent;

it('the entry renders the app', async () => {
  const renderApp = vi.fn(() => Promise.resolve());
  vi.doMock('./app/render-app.tsx', () => ({ renderApp }));
  await startPage();
  await until(() => expect(renderApp).toHaveBeenCalledOnce());
  expect(textOfPage()).toBe('');
});

it('an app that does not load is loaded once more; then the page says so', async () => {
  vi.doMock('./app/render-app.tsx', () => ({ renderApp: () => Promise.reject(new Error('gone')) }));
  reloadOnce.mockReturnValue(true);
  await startPage();
  await until(() => expect(reloadOnce).toHaveBeenCalledOnce());
  expect(textOfPage()).toBe('');

  vi.resetModules();
  reloadOnce.mockReturnValue(false);
  await startPage();
  await until(() => expect(textOfPage()).toMatch(/did not load/));
});
