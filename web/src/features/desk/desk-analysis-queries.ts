import type { DeskState } from '@gullylens/contract/http/desk-analyses';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

export const deskAnalysesQuery = apiQuery('GET /api/v1/desk/analyses/');

export function deskAnalysisQuery(matchKey: string) {
  return apiQuery('GET /api/v1/desk/analyses/{matchKey}/', { params: { matchKey } });
}

/** What each state is called, and what it means for readers. */
export const deskStates: Readonly<Record<DeskState, { word: string; note: string; tone: BadgeTone }>> = {
  draft: {
    word: sentence('Draft'),
    note: sentence('Publishes itself unless somebody works on it.'),
    tone: 'neutral',
  },
  edited: {
    word: sentence('Edited'),
    note: sentence('Readers see it once it is published.'),
    tone: 'sky',
  },
  published: {
    word: sentence('Published'),
    note: sentence('Readers see it. It may be edited and withdrawn until it is sealed.'),
    tone: 'turf',
  },
  withdrawn: { word: sentence('Withdrawn'), note: sentence('Readers do not see it.'), tone: 'premium' },
  locked: {
    word: sentence('Sealed'),
    note: sentence('It never changes again; a correction is shown beside it.'),
    tone: 'turf',
  },
  missed: {
    word: sentence('Missed'),
    note: sentence('The match began before it was published.'),
    tone: 'live',
  },
};
