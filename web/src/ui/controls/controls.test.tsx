import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CountBadge, LiveDot } from '../layout/badge.tsx';
import { Button } from './button.tsx';
import { CardStrip } from '../layout/card-strip.tsx';
import { ChartCard } from '../charts/chart-figure.tsx';
import { CopyButton } from './copy-button.tsx';
import { FailurePanel } from '../feedback/failure-panel.tsx';
import { TextField } from './fields.tsx';
import { StatTable } from '../layout/stat-table.tsx';
import { pointsText, wholeText } from '../text/figure-text.ts';
import { FormStrip } from '../charts/form-strip.tsx';
import { InlineError, SaveStatus } from '../feedback/inline-error.tsx';
import { Pager } from '../layout/pager.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Spinner } from './skeleton.tsx';
import { StretchedButton, StretchedLink } from './stretched-button.tsx';
import { until } from '../../testing/until.ts';

const classesOf = (part: React.ReactNode, selector: string) =>
  renderScreen(part).container.querySelector(selector)?.className ?? '';

const strip = (props: object) =>
  classesOf(
    <CardStrip label="Matches" {...props}>
      <li />
    </CardStrip>,
    'ul',
  );

const isCut = (text: string) =>
  screen.getAllByText(text).map(({ className }) => className.includes('truncate'));

it('a count is shown, also zero, unless zero is hidden', () => {
  expect(classesOf(<CountBadge count={0} />, 'span')).not.toContain('invisible');
  expect(classesOf(<CountBadge count={0} hideZero />, 'span')).toContain('invisible');
  expect(classesOf(<CountBadge count={1} hideZero />, 'span')).not.toContain('invisible');
});

it('the live dot stops pulsing when the score may be out of date', () => {
  expect(classesOf(<LiveDot />, 'span')).toContain('animate');
  expect(classesOf(<LiveDot isStale />, 'span')).not.toContain('animate');
});

it.each([
  [{}, false, null],
  [{ disabled: true }, true, null],
  [{ busy: true }, true, 'true'],
])('a button with %o is disabled: %s', (props, isDisabled, busy) => {
  renderScreen(<Button {...props}>Save</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(button.disabled).toBe(isDisabled);
  expect(button.getAttribute('aria-busy')).toBe(busy);
  expect(button.children).toHaveLength(busy === null ? 0 : 1);
});

it('a strip of cards fills its container when it has a number of rows', () => {
  expect(strip({})).not.toContain('h-[calc');
  expect(strip({})).not.toContain('grid-rows');
  expect(strip({ rows: 2 })).toMatch(/h-\[calc.*grid-rows-2/);
  expect(strip({ rows: 1 })).toMatch(/h-\[calc.*grid-rows-1/);
});

it('a chart shows its numbers as a table if it has them', () => {
  const chart = { title: 'Runs', note: 'By over.' };
  renderScreen(<ChartCard {...chart}>drawing</ChartCard>);
  expect(screen.queryByRole('table')).toBeNull();
  const table = { caption: 'Runs by over', head: ['Over', 'Runs'], rows: [['1', '7']] };
  renderScreen(
    <ChartCard {...chart} table={table} legend="A bar an over">
      drawing
    </ChartCard>,
  );
  screen.getByText('A bar an over');
  screen.getByText('Show as table');
  expect(screen.getByRole('rowheader').textContent).toBe('1');
});

it('a table of statistics marks the most important cell', () => {
  renderScreen(
    <StatTable
      caption="Batting"
      first="Batter"
      columns={[
        { short: 'R', name: 'Runs' },
        { short: 'B', name: 'Balls' },
      ]}
      rows={[{ key: 'asha', head: 'Asha', cells: ['50', '30'], strong: 0 }]}
    />,
  );
  const isBold = screen.getAllByRole('cell').map((cell) => cell.className.includes('font-bold'));
  expect(isBold).toEqual([true, false]);
});

it.each([
  [12, '12'],
  [12.5, '12.5'],
])('%d points are %s', (points, text) => {
  expect(pointsText(points)).toBe(text);
});

it('a whole number has its unit, and a dash when missing', () => {
  expect([wholeText(41.6, '%'), wholeText(null), wholeText(null, '%', 'none')]).toEqual(['42%', '–', 'none']);
});

it('a form is spoken result by result', () => {
  renderScreen(<FormStrip form="wlnd" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Latest first: won, lost, no result, D');
});

it('an error is announced when there is one', () => {
  const { container } = renderScreen(<InlineError error={null} otherwise="Not sent" />);
  expect(container.textContent).toBe('');
  renderScreen(<InlineError error={new Error('x')} otherwise="Not sent" />);
  expect(screen.getByRole('alert').textContent).toBe('Not sent');
});

it.each([
  [true, null, 'Saved.', 'text-turf'],
  [false, null, '', 'text-turf'],
  [false, new Error('x'), 'Not saved', 'text-danger'],
])('a save status with saved %s and the error %s is “%s”', (saved, error, text, look) => {
  renderScreen(<SaveStatus saved={saved} error={error} otherwise="Not saved" />);
  expect(screen.getByRole('status').textContent).toBe(text);
  expect(screen.getByRole('status').className).toContain(look);
});

it('a failure says why when the reason is known', () => {
  const retry = vi.fn();
  renderScreen(<FailurePanel title="No matches" lines={['The feed is away']} onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toBe('No matchesThe feed is awayTry Again');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledOnce();
});

function showPager(page: number, total: number) {
  const goTo = vi.fn();
  renderScreen(<Pager label="Pages" page={{ offset: (page - 1) * 10, limit: 10, total }} onGoTo={goTo} />);
  return goTo;
}

it.each([
  [1, [true, false], '1–10 of 27'],
  [2, [false, false], '11–20 of 27'],
  [3, [false, true], '21–27 of 27'],
])('page %d of 3 leads to its neighbours', (page, disabled, place) => {
  const goTo = showPager(page, 27);
  screen.getByText(place);
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map((button) => button.disabled)).toEqual(disabled);
  for (const button of buttons) fireEvent.click(button);
  const neighbours = [page - 1, page + 1].filter((_, at) => !disabled[at]);
  expect(goTo.mock.calls.flat()).toEqual(neighbours);
});

it('one page has no pager', () => {
  showPager(1, 10);
  expect(screen.queryByRole('navigation')).toBeNull();
});

const options = [
  { key: 'safe', label: 'Safe' },
  { key: 'risk', label: 'Risky' },
];

it.each([undefined, true, false])(
  'the label of a choice is read, and seen unless it is hidden: %s',
  (hideLabel) => {
    const hidden = hideLabel === undefined ? {} : { hideLabel };
    const select = vi.fn();
    renderScreen(
      <>
        <RadioGroup label="Style" {...hidden} options={options} selected="safe" onSelect={select} />
        <RadioGroup
          look="row"
          label="Reason"
          {...hidden}
          options={options}
          selected="safe"
          onSelect={select}
        />
        <TextField label="Name" {...hidden} />
      </>,
    );
    for (const label of ['Style', 'Reason', 'Name']) {
      expect(screen.getByText(label).className === 'sr-only').toBe(hideLabel === true);
    }
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, true, false]);
    fireEvent.click(radios[1] as HTMLInputElement);
    fireEvent.click(radios[3] as HTMLInputElement);
    expect(select.mock.calls).toEqual([['risk'], ['risk']]);
    const looks = screen.getAllByText(/Safe|Risky/).map(({ className }) => className.includes('bg-text'));
    expect(looks).toEqual([true, false, false, false]);
  },
);

it('a spinner has a label when nothing beside it says what is loading', () => {
  renderScreen(<Spinner small />);
  expect(screen.queryByRole('status')).toBeNull();
  renderScreen(<Spinner label="Loading" />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.getByRole('status').firstElementChild?.className).toContain('size-9');
});

it('the title of a card is truncated to one line on request', () => {
  renderScreen(
    <MemoryRouter>
      <StretchedButton onClick={() => undefined}>Whole</StretchedButton>
      <StretchedButton oneLine onClick={() => undefined}>
        Cut
      </StretchedButton>
      <StretchedLink to="/">Whole</StretchedLink>
      <StretchedLink oneLine to="/">
        Cut
      </StretchedLink>
    </MemoryRouter>,
  );
  expect([isCut('Whole'), isCut('Cut')]).toEqual([
    [false, false],
    [true, true],
  ]);
});

it('a copy button confirms the copy until the reader moves on', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderScreen(<CopyButton text="GL-1042" label="Copy the number" />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  await until(() => expect(button.textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith('GL-1042');
  fireEvent.blur(button);
  expect(button.textContent).toBe('Copy the number');
  writeText.mockRejectedValue(new Error('not allowed'));
  fireEvent.click(button);
  await until(() => expect(button.textContent).toBe('Your browser does not allow copying here'));
});
