import { MatchRow } from '../src/ui/match/match-row.tsx';
import type { MatchView } from '../src/ui/match/match-view.ts';
import { GallerySection } from './gallery-controls.tsx';

const upcoming: MatchView = {
  key: 'one',
  name: 'Malabar Monsoons vs Deccan Drifters, 1st Match',
  matchType: 't20',
  phase: 'upcoming',
  status: 'Match not started',
  start_at: Date.UTC(2026, 10, 21, 14) / 1000,
  venue: { name: 'Harbour Ground', city: 'Kochi' },
  teamInfo: [
    { name: 'Malabar Monsoons', shortname: 'MLM' },
    { name: 'Deccan Drifters', shortname: 'DCD' },
  ],
  score: [],
  tournament: { name: 'Coastal League' },
  is_featured: false,
};

const score = [
  { team: 'Malabar Monsoons', r: 182, w: 6, o: '20' },
  { team: 'Deccan Drifters', r: 97, w: 3, o: '11.2' },
];

const matches: readonly MatchView[] = [
  upcoming,
  { ...upcoming, key: 'two', phase: 'live', status: 'Need 86 runs in 52 balls', score, is_featured: true },
  { ...upcoming, key: 'three', phase: 'completed', status: 'Malabar Monsoons won by 21 runs', score },
  {
    ...upcoming,
    key: 'four',
    name: 'A match with a very long name that does not fit, and without a start, a venue or short names',
    start_at: null,
    venue: { name: '', city: null },
    tournament: null,
    teamInfo: [
      { name: 'A team whose name goes on and on', shortname: '' },
      { name: 'Another', shortname: '' },
    ],
  },
];

/** Rows of matches in every state, in the gallery. */
export function MatchRows() {
  return (
    <GallerySection title="Match rows">
      {matches.map((match) => (
        <div key={match.key} className="w-96 max-w-full">
          <MatchRow match={match} onOpen={() => undefined} />
        </div>
      ))}
    </GallerySection>
  );
}
