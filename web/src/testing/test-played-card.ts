import type { PlayedMatchCard } from '@gullylens/contract/http/history/played-matches';

const batter = { key: 'player-1', name: 'R Nair' };

/** A finished match from history, as its page receives it. */
export const testPlayedCard: PlayedMatchCard = {
  id: 'archive-7',
  playedOn: '2024-03-04',
  format: 'T20',
  competition: 'Coastal League',
  stage: 'Final',
  teams: [
    { key: 'mlm', name: 'Malabar Monsoons' },
    { key: 'dcd', name: 'Deccan Drifters' },
  ],
  venue: { key: 'ground-1', name: 'Harbour Ground' },
  result: 'Malabar Monsoons won by 9 wickets',
  winner: 'Malabar Monsoons',
  toss: { winner: 'Deccan Drifters', decision: 'field' },
  playerOfMatch: ['R Nair'],
  innings: [
    {
      team: 'Malabar Monsoons',
      superOver: false,
      runs: 160,
      wickets: 1,
      overs: '16.2',
      batting: [
        {
          player: batter,
          position: 1,
          runs: 90,
          balls: 48,
          fours: 9,
          sixes: 4,
          strikeRate: 187.5,
          dismissal: 'not out',
        },
      ],
      didNotBat: [],
      bowling: [],
      extras: { wides: 4, noballs: 0, byes: 0, legbyes: 2, penalty: 0, total: 6 },
      fallOfWickets: [{ wicket: 1, runs: 41, overs: '5.3', player: 'S Pillai' }],
      partnerships: [{ players: ['R Nair', 'S Pillai'], runs: 41, balls: 33, unbroken: false }],
    },
  ],
};
