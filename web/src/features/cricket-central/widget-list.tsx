import { useState } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import type { DataAge } from '../../ui/match/data-age.ts';
import type { OverviewLists } from './overview.ts';
import { MatchStrip, WidgetSkeleton } from './match-strip.tsx';
import { lazyDialog, lazyPart } from '../../ui/feedback/lazy-part.tsx';

const ArchiveTab = lazyPart(async () => (await import('./archive-tab.tsx')).ArchiveTab, {
  fallback: <WidgetSkeleton />,
});

interface WidgetListProps {
  tab: WidgetTab;
  lists: OverviewLists;
  age: DataAge;
  onOpenMatch: (key: string) => void;
}

/** The content of a tab of Cricket Central: matches or, loaded on demand, a list behind 'View All'. */
export function WidgetList({ tab, ...rest }: WidgetListProps) {
  if (tab === 'featured' || tab === 'live' || tab === 'upcoming') {
    return <MatchStrip {...rest} list={tab} />;
  }
  return <ArchiveTab tab={tab} lists={rest.lists} />;
}

/** The tabs shown before 'View All' is pressed. */
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

/** All tabs of Cricket Central, in order. */
export const widgetTabs = [...coreTabs, ...extendedTabs];

/** A tab behind 'View All'. */
export type ExtendedTab = (typeof extendedTabs)[number]['key'];
/** Any tab of Cricket Central. */
export type WidgetTab = (typeof widgetTabs)[number]['key'];

const MatchDialog = lazyDialog(async () => (await import('./match-dialog.tsx')).MatchDialog);

/** Returns the match pop-up: `open` shows the match of a key, `dialog` is the element to render. */
export function useMatchDialog(isPremium: boolean) {
  const [key, setKey] = useState<string | null>(null);
  const dialog = key !== null && (
    <MatchDialog matchKey={key} isPremium={isPremium} onClose={() => setKey(null)} />
  );
  return { open: setKey, dialog };
}
