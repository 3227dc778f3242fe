import { createContext } from 'react';

/** Where the matches that were played come from: an invented league, Cricsheet's archives, or both. */
export type HistorySource = 'league' | 'cricsheet' | 'both';

export const HistorySourceContext = createContext<HistorySource>('cricsheet');
