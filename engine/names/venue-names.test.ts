import { describe, expect, it } from 'vitest';
import { nameVenue } from './venue-names.ts';

const key = (name: string, city: string | null = null) => nameVenue(name, city).key;

describe('the ground that a name means', () => {
  it.each([
    [['M Chinnaswamy Stadium', 'M.Chinnaswamy Stadium', 'M Chinnaswamy Stadium, Bengaluru']],
    [['MA Chidambaram Stadium', 'MA Chidambaram Stadium, Chepauk, Chennai']],
    [['Feroz Shah Kotla', 'Arun Jaitley Stadium', 'Arun Jaitley Stadium, Delhi']],
    [['Sardar Patel Stadium, Motera', 'Narendra Modi Stadium, Ahmedabad']],
    [
      [
        'Punjab Cricket Association Stadium, Mohali',
        'Punjab Cricket Association IS Bindra Stadium, Mohali, Chandigarh',
      ],
    ],
    [['Subrata Roy Sahara Stadium', 'Maharashtra Cricket Association Stadium, Pune']],
    [['Zayed Cricket Stadium, Abu Dhabi', 'Sheikh Zayed Stadium']],
  ])('is the same for all of %j', (spellings) => {
    expect(new Set(spellings.map((spelling) => key(spelling))).size).toBe(1);
  });

  it('is identified by the city when grounds share the name', () => {
    expect(key('County Ground', 'Taunton')).toBe('county-ground-taunton');
    expect(key('County Ground, Taunton', 'Taunton')).toBe('county-ground-taunton');
    expect(key('County Ground', 'Derby')).not.toBe(key('County Ground', 'Taunton'));
  });

  it('has the city from the archive or from the name', () => {
    expect(nameVenue('Eden Gardens, Kolkata', null).city).toBe('Kolkata');
    expect(nameVenue('Eden Gardens', 'Kolkata').city).toBe('Kolkata');
    expect(nameVenue('Eden Gardens', null).city).toBeNull();
  });
});
