import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Tabs } from './tabs.tsx';
import { useSearchParamChoice } from '../behaviour/use-search-param-choice.ts';

interface TabsInAddressProps<Key extends string> {
  /** The search parameter of the selected tab; without one the first tab is selected. */
  name: string;
  label: string;
  /** Classes of the row of tabs. */
  rowClass?: string;
  /** Labels are `sentence()`s. */
  tabs: readonly [{ key: Key; label: string }, ...{ key: Key; label: string }[]];
  children: (selected: Key) => ReactNode;
}

/** Tabs whose selection is in the URL, so that reload, back and shared links restore it. */
export function TabsInAddress<Key extends string>({ name, tabs, children, ...row }: TabsInAddressProps<Key>) {
  const { i18n } = useLingui();
  const keys = tabs.map(({ key }) => key);
  const [selected, select] = useSearchParamChoice<Key, Key>(name, keys, tabs[0].key);
  const named = tabs.map((tab) => ({ key: tab.key, label: i18n.t(tab.label) }));
  return (
    <Tabs {...row} tabs={named} selected={selected} onSelect={select}>
      {children(selected)}
    </Tabs>
  );
}
