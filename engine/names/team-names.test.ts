import { describe, expect, it } from 'vitest';
import { nameTeam } from './team-names.ts';

describe('the team that a name means', () => {
  it.each([
    ['Delhi Daredevils', 'delhi-capitals', 'Delhi Capitals'],
    ['Kings XI Punjab', 'punjab-kings', 'Punjab Kings'],
    ['Royal Challengers Bangalore', 'royal-challengers-bengaluru', 'Royal Challengers Bengaluru'],
    ['Rising Pune Supergiants', 'rising-pune-supergiant', 'Rising Pune Supergiant'],
    ['Mumbai Indians', 'mumbai-indians', 'Mumbai Indians'],
  ])('%s has the key %s', (spelling, key, name) => {
    expect(nameTeam(spelling, 'male')).toMatchObject({ key, name });
  });

  it('differs from the franchise that it replaced', () => {
    expect(nameTeam('Deccan Chargers', 'male').key).not.toBe(nameTeam('Sunrisers Hyderabad', 'male').key);
  });

  it.each(['India', 'India Women', 'India (Women)', 'India W'])(
    '%s in a women’s match is the women’s team',
    (spelling) => {
      expect(nameTeam(spelling, 'female')).toMatchObject({ key: 'india-women', name: 'India Women' });
    },
  );

  it('recognises a team of women by its name alone', () => {
    expect(nameTeam('India Women', 'male').key).toBe('india-women');
    expect(nameTeam('India', 'male').key).toBe('india');
  });
});
