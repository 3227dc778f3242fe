import type { TrackRecordEntry } from '@gullylens/contract/http/track-record';

/** The entry in which one kind of call went most wrong. */
export interface WorstMiss {
  kind: 'winner' | 'captain' | 'eleven' | 'total';
  entry: TrackRecordEntry;
}

type Grade = NonNullable<TrackRecordEntry['grade']>;

/** A captain who did not play is worse than one who came last: above any share of a rank. */
const DID_NOT_PLAY = 2;

/** How wrong each kind of call was in a grade: the larger, the worse; null where there was no such call, or it was right. */
const wrongness: Readonly<Record<WorstMiss['kind'], (grade: Grade) => number | null>> = {
  winner: ({ winner }) => (winner && winner.chance < 50 ? 100 - winner.chance : null),
  captain: ({ captain }) => captain && captainWrongness(captain),
  eleven: ({ eleven }) => (eleven && eleven.share < 100 ? 100 - eleven.share : null),
  total: ({ firstInnings, total }) => {
    const innings = total ?? firstInnings;
    // Said in whole runs, so right when the whole runs are.
    return innings && Math.round(innings.expected) !== innings.actual ? innings.error : null;
  },
};

function captainWrongness({ rank, of }: NonNullable<Grade['captain']>): number | null {
  if (rank === null) return DID_NOT_PLAY;
  return rank === 1 ? null : rank / of;
}

const kinds = ['winner', 'captain', 'eleven', 'total'] as const;

/** The worst of each kind among some entries; a kind without a call that was wrong is left out. */
export function worstMisses(entries: readonly TrackRecordEntry[]): WorstMiss[] {
  return kinds.flatMap((kind) => {
    const graded = entries.flatMap((entry) => {
      const wrong = entry.grade && wrongness[kind](entry.grade);
      return wrong === null ? [] : [{ entry, wrong }];
    });
    const [worst] = graded.toSorted((a, b) => b.wrong - a.wrong);
    return worst === undefined ? [] : [{ kind, entry: worst.entry }];
  });
}
