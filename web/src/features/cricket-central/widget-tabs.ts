export const coreTabs = [
  { key: 'featured', label: 'Featured' },
  { key: 'live', label: 'Live' },
  { key: 'upcoming', label: 'Upcoming' },
] as const;

export const extendedTabs = [
  { key: 'tournaments', label: 'Tournaments' },
  { key: 'series', label: 'Series' },
  { key: 'teams', label: 'Teams' },
  { key: 'venues', label: 'Venues' },
  { key: 'players', label: 'Players' },
  { key: 'scorecards', label: 'Scorecards' },
  { key: 'standings', label: 'Standings' },
  { key: 'fantasy', label: 'Fantasy' },
  { key: 'news', label: 'News' },
  { key: 'statistics', label: 'Statistics' },
] as const;

export type WidgetTab = (typeof coreTabs)[number]['key'] | (typeof extendedTabs)[number]['key'];
