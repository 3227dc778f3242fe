import { sentence } from '../../platform/language/sentence.ts';

/** What points were earned for, by the server's names. */
export const earnedLabels: Readonly<Record<string, string>> = {
  playing: sentence('In the eleven'),
  runs: sentence('Runs'),
  fours: sentence('Fours'),
  sixes: sentence('Sixes'),
  'runs milestone': sentence('Runs milestone'),
  'strike rate': sentence('Strike rate'),
  duck: sentence('Duck'),
  wickets: sentence('Wickets'),
  'lbw or bowled': sentence('Leg before or bowled'),
  'wicket haul': sentence('Wicket haul'),
  maidens: sentence('Maidens'),
  'dot balls': sentence('Dot balls'),
  economy: sentence('Economy'),
  catches: sentence('Catches'),
  'three catches': sentence('Three catches'),
  stumpings: sentence('Stumpings'),
  'direct run-outs': sentence('Direct run-outs'),
  'assisted run-outs': sentence('Assisted run-outs'),
};
