import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LegalDocument, LegalModal } from './legal-document.tsx';
import { privacyText } from './privacy-text.ts';

it('the sections of a document are numbered from one and list their points', () => {
  renderScreen(<LegalDocument text={privacyText} headingLevel="h2" />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['1. Information We Collect', '2. How We Use Your Information']);
  const lists = [...document.querySelectorAll('ol > li')].map(
    (section) => section.querySelectorAll('ul').length,
  );
  expect(lists).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 0, 0]);
});

it.each([
  ['terms', 'Terms and Conditions'],
  ['privacy', 'Privacy Policy'],
] as const)('the dialog of the %s has that document', (name, title) => {
  renderScreen(<LegalModal name={name} onClose={() => undefined} />);
  screen.getByRole('dialog', { name: title });
});
