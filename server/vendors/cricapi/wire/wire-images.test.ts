import { expect, it } from 'vitest';
import { wireColour, wireImage } from './wire-values.ts';

it.each([
  'https://g.cricapi.com/iapi/1-637.webp?w=48',
  'http://127.0.0.1:4100/cricapi/img/team/Kochi',
  'http://localhost/cricapi/img/missing.svg',
])('%s is a picture URL', (address) => {
  expect(wireImage.parse(address)).toBe(address);
});

it.each([
  'https://h.cricapi.com/img/icon512.png',
  'https://h.cricapi.com/img/icon512.png?w=48',
  'http://pictures.example/1.png',
  'http://localhost.example/1.png',
  'javascript:alert(1)',
  '',
  null,
  5,
])('%j is not a picture URL', (address) => {
  expect(wireImage.parse(address)).toBeNull();
});

it('reads colours only', () => {
  expect(['#1D4E89', '#123', 'red', null].map((text) => wireColour.parse(text))).toEqual([
    '#1d4e89',
    null,
    null,
    null,
  ]);
});
