import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dismissalKind, dismissalLine } from '../../ui/match/dismissal-text.ts';
import { matchStatusText } from '../../ui/match/match-status-text.ts';
import { roleMark } from '../../ui/players/player-roles.ts';
import { showLanguage } from '../../platform/language/show-language.ts';

afterEach(() => showLanguage('en-IN'));

describe('sentences that come complete from vendors', () => {
  it('stay as they came in English, with wickets in full', () => {
    expect(matchStatusText(i18n, 'Essex won by 5 wkts')).toBe('Essex won by 5 wickets');
    expect(matchStatusText(i18n, 'Essex won by 1 wkt (D/L)')).toBe('Essex won by 1 wicket (D/L)');
    expect(dismissalLine(i18n, 'c Gill b Shami')).toBe('c Gill b Shami');
  });

  it('have one mark for each role, although the vendor has several', () => {
    expect(
      ['WK-Batsman', 'Batting Allrounder', 'Batsman', 'Bowler'].map((role) => roleMark(i18n, role)),
    ).toEqual(['WK', 'AR', 'BAT', 'BOWL']);
    expect([roleMark(i18n, 'Twelfth man'), roleMark(i18n, null)]).toEqual(['Twelfth man', '']);
  });
});

describe('sentences that come complete from vendors, in Hindi', () => {
  beforeEach(() => showLanguage('hi-IN'));

  it.each([
    ['Essex won by 5 wkts', 'Essex 5 विकेट से जीती'],
    ['India won by 12 runs (D/L)', 'India 12 रन से जीती (D/L)'],
    ['Essex opt to bowl', 'Essex ने पहले गेंदबाज़ी चुनी'],
    ['Essex need 1 run in 6 balls', 'Essex को 6 गेंदों में 1 रन चाहिए'],
    ['Match tied (Southern Brave won the super five)', 'मैच टाई (Southern Brave सुपर ओवर में जीती)'],
  ])('%s', (english, hindi) => {
    expect(matchStatusText(i18n, english)).toBe(hindi);
  });

  it('keep their names for a dismissal', () => {
    expect(dismissalLine(i18n, 'c sub (Gill) b Shami')).toBe('कै. sub (Gill) बो. Shami');
    expect(dismissalLine(i18n, 'run out (Pollard/de Kock)')).toBe('रन आउट (Pollard/de Kock)');
    expect(dismissalKind(i18n, 'lbw')).toBe('पगबाधा');
  });

  it('of an unknown form are left as they came', () => {
    expect(matchStatusText(i18n, 'Rain stopped play')).toBe('Rain stopped play');
  });
});
