import type { AnalystEdits } from '@gullylens/contract/http/insights/desk-analyses';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { noEdits, testDeskAnalysis } from '../../testing/test-desk.ts';
import { EditFields, PickListField } from './edit-fields.tsx';

const members = ['a', 'b', 'c', 'd', 'e', 'f'].map((key, at) => ({
  key,
  name: `Player ${key}`,
  team: at < 3 ? 'Monsoons' : 'Drifters',
  role: null,
}));

function show(edits: Partial<AnalystEdits> = {}) {
  const onChange = vi.fn();
  const detail = testDeskAnalysis({ members });
  renderScreen(<EditFields detail={detail} edits={{ ...noEdits, ...edits }} onChange={onChange} />);
  return onChange;
}

const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const list = () => within(screen.getByRole('group', { name: 'Trump players' }));
const pick = (key: string, reason = '') => ({ key, reason });

describe('the text of an analyst', () => {
  it.each([
    ['Pitch conditions', 'conditions'],
    ['Analyst’s note', 'note'],
  ])('%s are sent as they are, and nothing for none', (label, key) => {
    const onChange = show({ conditions: 'Dry.', note: 'Dew.' });
    change(label, 'Green.');
    expect(onChange).toHaveBeenLastCalledWith({ [key]: 'Green.' });
    change(label, '');
    expect(onChange).toHaveBeenLastCalledWith({ [key]: null });
  });
});

describe('a captain', () => {
  it('is the engine’s until another is chosen, with a reason', () => {
    const onChange = show();
    const captain = screen.getByLabelText('Captain');
    expect(within(captain).getAllByRole('option')[0]?.textContent).toBe('Engine pick: R Kulkarni');
    expect(screen.queryByLabelText('Why')).toBeNull();
    change('Captain', 'b');
    expect(onChange).toHaveBeenLastCalledWith({ captain: pick('b') });
  });

  it('is empty when the engine named none', () => {
    show();
    expect(within(screen.getByLabelText('Vice-captain')).getAllByRole('option')[0]?.textContent).toBe(
      'Nobody',
    );
  });

  it('keeps the reason when another player is chosen, and returns to the engine’s choice', () => {
    const onChange = show({ captain: pick('b', 'In form.') });
    change('Why', 'In great form.');
    expect(onChange).toHaveBeenLastCalledWith({ captain: pick('b', 'In great form.') });
    change('Captain', 'c');
    expect(onChange).toHaveBeenLastCalledWith({ captain: pick('c', 'In form.') });
    change('Captain', '');
    expect(onChange).toHaveBeenLastCalledWith({ captain: null });
  });

  it('is chosen by teams', () => {
    show();
    const groups = [...screen.getByLabelText('Captain').querySelectorAll('optgroup')];
    expect(groups.map(({ label, children }) => [label, children.length])).toEqual([
      ['Monsoons', 3],
      ['Drifters', 3],
    ]);
  });
});

it.each([
  [['R Rao', 'V Das'], 'Engine pick: R Rao, V Das'],
  [[], 'Nobody'],
])('a list names the players of the engine: %j', (names, text) => {
  renderScreen(
    <PickListField label="Trump players" engine={names} members={members} picks={null} onChange={vi.fn()} />,
  );
  list().getByText(text);
});

describe('a list of players', () => {
  it('is the engine’s until one is added', () => {
    const onChange = show();
    list().getByText('Engine pick: R Kulkarni');
    const adding = list().getByLabelText('Add a player');
    fireEvent.change(adding, { target: { value: '' } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.change(adding, { target: { value: 'a' } });
    expect(onChange).toHaveBeenLastCalledWith({ trumpPlayers: [pick('a')] });
  });

  it('names each with a reason, and offers only the others', () => {
    const onChange = show({ trumpPlayers: [pick('a', 'Spin.'), pick('gone')] });
    expect(list().queryByText('Engine pick: R Kulkarni')).toBeNull();
    expect(
      list()
        .getAllByRole('option')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['Player b', 'Player c', 'Player d', 'Player e', 'Player f']);
    fireEvent.change(list().getByLabelText('Player a: why'), { target: { value: 'Turn.' } });
    expect(onChange).toHaveBeenLastCalledWith({ trumpPlayers: [pick('a', 'Turn.'), pick('gone')] });
    fireEvent.click(list().getByRole('button', { name: 'Remove gone' }));
    expect(onChange).toHaveBeenLastCalledWith({ trumpPlayers: [pick('a', 'Spin.')] });
  });

  it('is the engine’s again after its last player is removed', () => {
    const onChange = show({ trumpPlayers: [pick('a')] });
    fireEvent.click(list().getByRole('button', { name: 'Remove Player a' }));
    expect(onChange).toHaveBeenLastCalledWith({ trumpPlayers: null });
  });

  it.each([
    [4, 1],
    [5, 0],
  ])('of %d takes %d more', (count, fields) => {
    show({ trumpPlayers: members.slice(0, count).map(({ key }) => pick(key)) });
    expect(list().queryAllByLabelText('Add a player')).toHaveLength(fields);
  });
});
