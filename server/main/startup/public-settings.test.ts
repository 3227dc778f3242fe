import { describe, expect, it } from 'vitest';
import { readSettings } from '../../config/read-settings.ts';
import { presentPublicSettings } from './serve-product.ts';

function sourceWith(league: string | null, ...competitions: string[]) {
  const read = readSettings({});
  if (!read.ok) throw new Error('an empty environment is a valid one');
  return presentPublicSettings(read.settings, { league, competitions: new Set(competitions) }).history;
}

describe('where history is said to come from', () => {
  it('is the invented league while a sandbox plays it and nothing else was imported', () => {
    expect(sourceWith('Gulmohar Cup')).toBe('league');
    expect(sourceWith('Gulmohar Cup', 'Gulmohar Cup')).toBe('league');
  });

  it('is both once an archive was imported beside it', () => {
    expect(sourceWith('Gulmohar Cup', 'Gulmohar Cup', 'Indian Premier League')).toBe('both');
    expect(sourceWith('Gulmohar Cup', '')).toBe('both');
  });

  it('is Cricsheet where real matches are played', () => {
    expect(sourceWith(null, 'Indian Premier League')).toBe('cricsheet');
  });
});
