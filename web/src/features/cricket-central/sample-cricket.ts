import type { MatchView } from '../../ui/match/match-view.ts';

const FOXES = { name: 'Nilgiri Foxes', shortname: 'NGF' };
const TIDES = { name: 'Konkan Tides', shortname: 'KKT' };
const KITES = { name: 'Kutch Kites', shortname: 'KTK' };
const RHINOS = { name: 'Kaziranga Rhinos', shortname: 'KZR' };
const tournament = { name: 'Sample Cup' };

/** Invented teams, at no time at all: nothing here can be taken for a match that is played. */
export const sampleMatches: readonly MatchView[] = [
  {
    key: 'sample-1',
    name: 'Nilgiri Foxes vs Konkan Tides, Sample',
    matchType: 't20',
    phase: 'upcoming',
    status: 'Sample match',
    start_at: null,
    venue: { name: 'Sample Ground', city: 'Ooty' },
    teamInfo: [FOXES, TIDES],
    score: [],
    tournament,
    is_featured: false,
  },
  {
    key: 'sample-2',
    name: 'Kutch Kites vs Kaziranga Rhinos, Sample',
    matchType: 't20',
    phase: 'completed',
    status: 'Sample match: Kutch Kites won by 9 runs',
    start_at: null,
    venue: { name: 'Sample Ground', city: 'Bhuj' },
    teamInfo: [KITES, RHINOS],
    score: [
      { team: KITES.name, r: 168, w: 6, o: '20.0' },
      { team: RHINOS.name, r: 159, w: 8, o: '20.0' },
    ],
    tournament,
    is_featured: false,
  },
  {
    key: 'sample-3',
    name: 'Konkan Tides vs Kutch Kites, Sample',
    matchType: 'odi',
    phase: 'upcoming',
    status: 'Sample match',
    start_at: null,
    venue: { name: 'Sample Ground', city: 'Ratnagiri' },
    teamInfo: [TIDES, KITES],
    score: [],
    tournament,
    is_featured: false,
  },
];

/** The countries whose men's teams play Tests; the West Indies are not one country. */
export const sampleCountries = [
  { code: 'AF', name: 'Afghanistan' },
  { code: 'AU', name: 'Australia' },
  { code: 'BD', name: 'Bangladesh' },
  { code: 'GB', name: 'England' },
  { code: 'IN', name: 'India' },
  { code: 'IE', name: 'Ireland' },
  { code: 'NZ', name: 'New Zealand' },
  { code: 'PK', name: 'Pakistan' },
  { code: 'ZA', name: 'South Africa' },
  { code: 'LK', name: 'Sri Lanka' },
  { code: 'ZW', name: 'Zimbabwe' },
] as const;
