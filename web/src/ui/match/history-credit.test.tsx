import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HistoryCredit } from './history-credit.tsx';
import { type HistorySource, HistorySourceContext } from './history-source.ts';

const LEAGUE = 'Fictional league, played by the sandbox';
const CRICSHEET = 'Match data from Cricsheet (cricsheet.org), ODC-BY 1.0';

describe('the line under matches that were played', () => {
  it.each<[HistorySource, string[]]>([
    ['league', [LEAGUE]],
    ['cricsheet', [CRICSHEET]],
    ['both', [LEAGUE, CRICSHEET]],
  ])('says whose they are: %s', (source, lines) => {
    renderScreen(
      <HistorySourceContext value={source}>
        <HistoryCredit />
      </HistorySourceContext>,
    );
    expect(screen.getAllByText(/league|Cricsheet/).map(({ textContent }) => textContent)).toEqual(lines);
  });
});
