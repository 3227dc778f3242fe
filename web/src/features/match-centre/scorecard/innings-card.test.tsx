import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-screen.tsx';
import { testPlayedCard } from '../../../testing/test-played-card.ts';
import { InningsCard } from './innings-card.tsx';
import type { CardInnings } from '../score/vendor-innings.ts';

const none = { wides: 0, noballs: 0, byes: 0, legbyes: 0, penalty: 0, total: 0 };

function show(parts: Partial<CardInnings>) {
  const [innings] = testPlayedCard.innings;
  if (innings)
    renderPage(<InningsCard isOpen ballsPerOver={6} card={{ ...innings, total: innings, ...parts }} />);
}

const notes = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

describe('the notes of an innings', () => {
  it('name every kind of extras that there were', () => {
    show({ extras: { wides: 1, noballs: 2, byes: 3, legbyes: 4, penalty: 5, total: 15 } });
    expect(notes()[0]).toBe('Extras15 (b 3, lb 4, w 1, nb 2, p 5)');
  });

  it('have no run rate of a card that is behind the score', () => {
    const [innings] = testPlayedCard.innings;
    const total = { runs: 40, wickets: 1, overs: '5.0' };
    if (innings)
      renderPage(
        <InningsCard
          isOpen
          ballsPerOver={6}
          card={{ ...innings, total }}
          newerScore={{ r: 60, w: 1, o: '6.0' }}
        />,
      );
    expect(notes().join()).not.toContain('Run rate');
  });

  it.each([
    ['batting', null],
    ['not out', 'not out'],
  ])(
    'say that the batter of a wicket since the card is to follow, so that nobody is %s',
    (text, dismissal) => {
      const [innings] = testPlayedCard.innings;
      if (!innings) return;
      const batting = innings.batting.map((each) => ({ ...each, dismissal }));
      const fallOfWickets = [{ wicket: 1, runs: 40, overs: '5.3', player: '' }];
      const card = { ...innings, batting, fallOfWickets, total: { runs: 40, wickets: 0, overs: '5.0' } };
      renderPage(<InningsCard isOpen ballsPerOver={6} card={card} newerScore={{ r: 60, w: 1, o: '6.0' }} />);
      screen.getByText('1 wicket, name to follow');
      expect(screen.queryByText(text)).toBeNull();
      expect(screen.getAllByText('may be out')).toHaveLength(batting.length);
      expect(notes().at(-1)).toMatch(/^Fall of wickets1-40 name to follow/);
    },
  );

  it('omit kinds without extras, and all kinds when only the sum is known', () => {
    show({ extras: { ...none, wides: 4, legbyes: 2, total: 6 } });
    expect(notes()[0]).toBe('Extras6 (lb 2, w 4)');
  });

  it.each([{ ...none }, { total: 0 }])('have a bare number for %j', (extras) => {
    show({ extras });
    expect(notes()[0]).toBe('Extras0');
  });

  it('list players who did not bat, the fall of wickets and partnerships', () => {
    const partnerships: CardInnings['partnerships'] = [
      { players: ['Ravi Nair', 'S Pillai'], runs: 40, balls: 33, unbroken: false },
      { players: ['RV Nair', 'Late'], runs: 10, balls: 9, unbroken: true },
    ];
    show({
      didNotBat: [{ key: 'late', name: 'L Late' }],
      partnerships,
    });
    expect(notes().slice(1)).toEqual([
      'Run rate9.80',
      'Did not batL Late',
      'Fall of wickets1-41 S Pillai 5.3 ov',
    ]);
    const partners = screen.getByRole('heading', { name: 'Partnerships' }).parentElement;
    expect(partners?.textContent).toBe('PartnershipsR Nair and S Pillai40 (33)RV Nair and Late10* (9)');
    const bars = [...(partners?.querySelectorAll<HTMLElement>('.bg-turf') ?? [])];
    expect(bars.map(({ style }) => style.width)).toEqual(['100%', '25%']);
  });

  it('have no run rate before the first legal ball', () => {
    show({ total: { runs: 1, wickets: 0, overs: '0.0' } });
    expect(notes().join()).not.toContain('Run rate');
  });

  it('have the score at a wicket whose batter is not known', () => {
    show({ fallOfWickets: [{ wicket: 1, runs: 41, overs: '5.3', player: '' }] });
    expect(notes().at(-1)).toBe('Fall of wickets1-41 name to follow 5.3 ov');
  });

  it('are the extras and the run rate when nothing else is known', () => {
    show({ didNotBat: [], fallOfWickets: [], partnerships: [] });
    expect(notes()).toHaveLength(2);
    expect(screen.queryByText('Partnerships')).toBeNull();
  });
});

describe('the head of an innings', () => {
  it('has the score when it is known', () => {
    show({});
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Malabar Monsoons160/1 (16.2 ov)');
  });

  it('has only the team when the score is unknown, and names a super over', () => {
    show({ total: null, superOver: true });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Malabar Monsoons, super over');
  });
});

it('a player whom history knows leads to their page', () => {
  show({});
  expect(screen.getByRole('link', { name: 'R Nair' }).getAttribute('href')).toBe('/players/player-1');
});

it('a rate has one decimal, a batter without balls none', () => {
  const line = {
    player: { key: null, name: 'R Nair' },
    dismissal: null,
    runs: 0,
    balls: 0,
    fours: 0,
    sixes: 0,
  };
  show({
    batting: [
      { ...line, strikeRate: null },
      { ...line, player: { key: null, name: 'S Pillai' }, balls: 3, strikeRate: 133.33 },
    ],
  });
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(expect.arrayContaining(['R Nairbatting0000–', 'S Pillaibatting0300133.3']));
});
