import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { TextField } from './fields.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Spinner } from './skeleton.tsx';
import { StretchedButton, StretchedLink } from './stretched-button.tsx';
import { until } from '../../testing/until.ts';

const isCut = (text: string) =>
  screen.getAllByText(text).map(({ className }) => className.includes('truncate'));

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
