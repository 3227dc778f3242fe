import { i18n } from '@lingui/core';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AuthorAvatar, writerColours, writerNames } from './author.tsx';

const asha = { name: 'Asha', analyst: false };

describe('the names of the writers of a thread', () => {
  it('number those with the same name in the order of their first posts', () => {
    const posts = [
      { author: asha, writer: 3 },
      { author: asha, writer: 1 },
      { author: { name: 'Meera', analyst: true }, writer: 2 },
      { author: asha, writer: 1 },
      { author: asha, writer: 4 },
      { author: asha, writer: 3 },
    ];
    expect([...writerNames(i18n, posts)]).toEqual([
      [1, 'Asha'],
      [2, 'Meera'],
      [3, 'Asha (2)'],
      [4, 'Asha (3)'],
    ]);
  });
});

const classesOf = (part: ReactElement) => renderScreen(part).container.querySelector('span')?.className ?? '';

describe('the mark of a writer', () => {
  it('has a colour of its own in a thread', () => {
    expect(writerColours(1)).toEqual(writerColours(1));
    expect(writerColours(1)).not.toEqual(writerColours(2));
    expect(classesOf(<AuthorAvatar author={asha} writer={1} />)).not.toContain('bg-');
  });

  it('is plain in a list', () => {
    expect(classesOf(<AuthorAvatar author={asha} />)).toContain('bg-raised');
    expect(classesOf(<AuthorAvatar author={null} />)).toContain('bg-raised');
  });

  it('has the colour of our brand for an analyst', () => {
    const analyst = { name: 'Meera', analyst: true };
    const classes = classesOf(<AuthorAvatar author={analyst} writer={2} />);
    expect(classes).toContain('bg-turf');
    expect(classes).not.toContain('bg-raised');
  });
});
