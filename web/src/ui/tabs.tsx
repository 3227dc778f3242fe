import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Tab<Key extends string> {
  key: Key;
  label: string;
  /** Drawn after the label, and part of the tab's name. */
  badge?: ReactNode;
}

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  children: ReactNode;
}

/** Tabs over one panel: arrow keys, Home and End move and choose, as the ARIA pattern has it. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Key>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => showWhole(list.current), [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement)) return;
    const next = neighbour(event.key, tabs, event.target.dataset['tab']);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="-mx-1 mb-4 flex gap-1 overflow-x-auto px-1 py-1 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.key}
            tab={tab}
            base={base}
            selected={tab.key === selected}
            onSelect={() => onSelect(tab.key)}
          />
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} tabIndex={-1}>
        {children}
      </div>
    </>
  );
}

/** Scrolls the row, and never the page, until the selected tab is not cut off. */
function showWhole(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!row || !tab) return;
  const left = tab.offsetLeft - row.offsetLeft;
  if (left < row.scrollLeft) row.scrollLeft = left;
  const right = left + tab.offsetWidth;
  if (right > row.scrollLeft + row.clientWidth) row.scrollLeft = right - row.clientWidth;
}

interface TabButtonProps {
  tab: Tab<string>;
  base: string;
  selected: boolean;
  onSelect: () => void;
}

function TabButton({ tab, base, selected, onSelect }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${base}-${tab.key}`}
      data-tab={tab.key}
      aria-selected={selected}
      aria-controls={`${base}-panel`}
      tabIndex={selected ? 0 : -1}
      onClick={onSelect}
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full px-4 text-sm font-semibold transition-colors',
        selected ? 'bg-text text-ink' : 'text-muted hover:bg-raised hover:text-text',
      )}
    >
      {tab.label}
      {tab.badge}
    </button>
  );
}

function neighbour<Key extends string>(
  pressed: string,
  tabs: readonly Tab<Key>[],
  focused: string | undefined,
): Tab<Key> | undefined {
  const at = tabs.findIndex((tab) => tab.key === focused);
  if (pressed === 'Home') return tabs[0];
  if (pressed === 'End') return tabs.at(-1);
  if (pressed === 'ArrowRight') return tabs[(at + 1) % tabs.length];
  if (pressed === 'ArrowLeft') return tabs.at(at - 1);
  return undefined;
}
