import { sentence } from '../../platform/language/sentence.ts';

export const coreTabs = [
  { key: 'featured', label: sentence('Featured') },
  { key: 'live', label: sentence('Live') },
  { key: 'upcoming', label: sentence('Upcoming') },
] as const;

const extendedTabs = [
  { key: 'tournaments', label: sentence('Tournaments') },
  { key: 'series', label: sentence('Series') },
  { key: 'teams', label: sentence('Teams') },
  { key: 'venues', label: sentence('Venues') },
  { key: 'players', label: sentence('Players') },
  { key: 'scorecards', label: sentence('Scorecards') },
  { key: 'standings', label: sentence('Standings') },
  { key: 'fantasy', label: sentence('Fantasy') },
  { key: 'news', label: sentence('News') },
  { key: 'statistics', label: sentence('Statistics') },
] as const;

export const widgetTabs = [...coreTabs, ...extendedTabs];

export type CoreTab = (typeof coreTabs)[number]['key'];
export type ExtendedTab = (typeof extendedTabs)[number]['key'];
export type WidgetTab = CoreTab | ExtendedTab;
