import { i18n } from '@lingui/core';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AuthorAvatar, authorColours, authorNames, nameOfPost } from './author.tsx';

const asha = { name: 'Asha', analyst: false };

describe('the names of the authors of a thread', () => {
  it('number those with the same name in the order of their first posts', () => {
    const posts = [
      { author: asha, authorNumber: 3 },
      { author: asha, authorNumber: 1 },
      { author: { name: 'Meera', analyst: true }, authorNumber: 2 },
      { author: asha, authorNumber: 1 },
      { author: asha, authorNumber: 4 },
      { author: asha, authorNumber: 3 },
    ];
    expect([...authorNames(i18n, posts)]).toEqual([
      [1, 'Asha'],
      [2, 'Meera'],
      [3, 'Asha (2)'],
      [4, 'Asha (3)'],
    ]);
  });

  it('are counted without regard to case', () => {
    const posts = [
      { author: asha, authorNumber: 1 },
      { author: { name: 'ASHA', analyst: false }, authorNumber: 2 },
    ];
    expect([...authorNames(i18n, posts).values()]).toEqual(['Asha', 'ASHA (2)']);
  });

  it.each([
    ['of an older server', undefined],
    ['of deleted accounts', null],
  ])('are not counted in posts without numbers: %s', (_, authorNumber) => {
    const unnumbered = { author: null, authorNumber: authorNumber as null };
    const names = authorNames(i18n, [unnumbered, { author: asha, authorNumber: 1 }, unnumbered]);
    expect([...names]).toEqual([[1, 'Asha']]);
    expect(nameOfPost(i18n, names, unnumbered)).toBe('Former member');
    expect(nameOfPost(i18n, names, { ...unnumbered, author: asha })).toBe('Asha');
  });
});

const classesOf = (part: ReactElement) => renderScreen(part).container.querySelector('span')?.className ?? '';

describe('the mark of an author', () => {
  it('has a colour of its own in a thread', () => {
    expect(authorColours(1)).toEqual(authorColours(1));
    expect(authorColours(1)).not.toEqual(authorColours(2));
    expect(classesOf(<AuthorAvatar author={asha} authorNumber={1} />)).not.toContain('bg-');
  });

  it('is plain in a list', () => {
    expect(classesOf(<AuthorAvatar author={asha} />)).toContain('bg-raised');
    expect(classesOf(<AuthorAvatar author={null} authorNumber={null} />)).toContain('bg-raised');
  });

  it('has the colour of our brand for an analyst', () => {
    const analyst = { name: 'Meera', analyst: true };
    const classes = classesOf(<AuthorAvatar author={analyst} authorNumber={2} />);
    expect(classes).toContain('bg-turf');
    expect(classes).not.toContain('bg-raised');
  });
});
