import { screen } from '@testing-library/react';
import { createLucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import createIcon from './create-icon.ts';

const Own = createIcon({ node: [['path', { d: 'M1 2h3', key: 'a' }]] });
const Lucide = createLucideIcon('dash', [['path', { d: 'M1 2h3', key: 'a' }]]);

it('an icon is drawn as Lucide draws it', () => {
  const drawn = [Own, Lucide].map((Icon) => {
    const svg = renderScreen(createElement(Icon, { className: 'size-4' })).container.querySelector('svg');
    const attributes = [...(svg?.attributes ?? [])].filter(({ name }) => name !== 'class');
    return {
      inside: svg?.innerHTML,
      attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
      isSmall: svg?.classList.contains('size-4'),
    };
  });
  expect(drawn[0]).toEqual(drawn[1]);
});

it('an icon with a name is shown to screen readers', () => {
  renderScreen(createElement(Own, { role: 'img', 'aria-label': 'Followed' }));
  screen.getByRole('img', { name: 'Followed' });
});
