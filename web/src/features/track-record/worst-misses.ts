import type { TrackRecordEntry } from '@gullylens/contract/http/track-record';

/** The entry in which one kind of call went most wrong. */
export interface WorstMiss {
  kind: 'winner' | 'captain' | 'eleven' | 'total';
  entry: TrackRecordEntry;
}

type Grade = NonNullable<TrackRecordEntry['grade']>;

/** A captain who did not play is worse than one who came last: above any share of a rank. */
const DID_NOT_PLAY = 2;

/** How wrong each kind of call was in a grade: the larger, the worse; null where there was no such call. */
const wrongness: Readonly<Record<WorstMiss['kind'], (grade: Grade) => number | null>> = {
  winner: ({ winner }) => winner && 100 - winner.chance,
  captain: ({ captain }) => captain && (captain.rank === null ? DID_NOT_PLAY : captain.rank / captain.of),
  eleven: ({ eleven }) => eleven && -eleven.share,
  total: ({ firstInnings, total }) => total?.error ?? firstInnings?.error ?? null,
};

const kinds = ['winner', 'captain', 'eleven', 'total'] as const;

/** The worst of each kind among some entries; a kind without a grade is left out. */
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
