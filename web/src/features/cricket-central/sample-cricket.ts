import type { MatchView } from '../../ui/match/match-view.ts';

const FOXES = { name: 'Nilgiri Foxes', shortname: 'NGF' };
const TIDES = { name: 'Konkan Tides', shortname: 'KKT' };
const KITES = { name: 'Kutch Kites', shortname: 'KTK' };
const RHINOS = { name: 'Kaziranga Rhinos', shortname: 'KZR' };

function sampleMatch(number: number, teamInfo: MatchView['teamInfo'], city: string): MatchView {
  const [a, b] = teamInfo;
  return {
    key: `sample-${number}`,
    name: `${a.name} vs ${b.name}, Sample`,
    matchType: 't20',
    phase: 'upcoming',
    status: 'Sample match',
    start_at: null,
    venue: { name: 'Sample Ground', city },
    teamInfo,
    score: [],
    tournament: { name: 'Sample Cup' },
    is_featured: false,
  };
}

/**
 * Shown, labelled, when cricket data cannot be loaded. Fictional teams without dates and scores, so that none looks real.
 */
export const sampleMatches: readonly MatchView[] = [
  sampleMatch(1, [FOXES, TIDES], 'Ooty'),
  sampleMatch(2, [KITES, RHINOS], 'Bhuj'),
  { ...sampleMatch(3, [TIDES, KITES], 'Ratnagiri'), matchType: 'odi' },
];

/** Shown, labelled, when the vendor's countries cannot be loaded: the Test nations that are one country. ISO codes. */
export const builtInCountries = [
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
