import { describe, expect, it } from 'vitest';
import { readSettings } from '../../config/read-settings.ts';
import { presentPublicSettings } from './serve-product.ts';

function sourceWith(league: string | null, ...competitions: string[]) {
  const read = readSettings({});
  if (!read.ok) throw new Error('an empty environment is a valid one');
  return presentPublicSettings(read.settings, { league, competitions: new Set(competitions) }).history;
}

describe('the source of history', () => {
  it('is the fictional league while nothing else is imported', () => {
    expect(sourceWith('Gulmohar Cup')).toBe('league');
    expect(sourceWith('Gulmohar Cup', 'Gulmohar Cup')).toBe('league');
  });

  it('is both when an archive is imported too', () => {
    expect(sourceWith('Gulmohar Cup', 'Gulmohar Cup', 'Indian Premier League')).toBe('both');
    expect(sourceWith('Gulmohar Cup', '')).toBe('both');
  });

  it('is Cricsheet when real matches are played', () => {
    expect(sourceWith(null, 'Indian Premier League')).toBe('cricsheet');
  });
});
