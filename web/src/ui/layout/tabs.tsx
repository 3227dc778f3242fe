import { useLingui } from '@lingui/react';
import { QueryClientContext } from '@tanstack/react-query';
import { useContext, useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useFadedEnds } from '../behaviour/use-faded-ends.ts';
import { classNames } from '../text/class-names.ts';
import { FailurePanel } from '../feedback/failure-panel.tsx';
import { MissingPart } from '../feedback/lazy-part.tsx';
import { PanelBoundary, isMissingFile } from '../feedback/panel-boundary.tsx';

/** One tab of a list. */
export interface Tab<Key extends string> {
  key: Key;
  label: string;
  /** Rendered after the label, and part of the tab's name. */
  badge?: ReactNode;
}

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** Classes of the row of tabs, as for a sticky one. */
  rowClass?: string;
  children: ReactNode;
}

/** Tabs over one panel. Arrow keys, Home and End move and select, as in the ARIA pattern. */
export function Tabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  rowClass,
  children,
}: TabsProps<Key>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  const labels = tabs.map((tab) => tab.label).join(' ');
  useFadedEnds(list, labels);
  // Also when tabs are added, which may move the selected one beyond the edge.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the row's width follows the labels
  useEffect(() => showTab(list.current, selected), [selected, labels]);

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
      <div className={classNames('-mx-2 mb-4', rowClass)}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus */}
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={onKeyDown}
          className="faded-ends flex gap-1 overflow-x-auto p-1 [scrollbar-width:none]"
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
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} tabIndex={-1}>
        <TabPanel selected={selected}>{children}</TabPanel>
      </div>
    </>
  );
}

/** The content of a tab, or its error; the rest of the page keeps working. */
function TabPanel({ selected, children }: { selected: string; children: ReactNode }) {
  const { i18n } = useLingui();
  const client = useContext(QueryClientContext);
  return (
    <PanelBoundary
      resetKey={selected}
      renderFailure={(showAgain, error) =>
        isMissingFile(error) ? (
          <MissingPart />
        ) : (
          <FailurePanel
            title={i18n.t('This part could not be shown')}
            lines={[i18n.t('Please try again. If it fails again, please reload the page.')]}
            onRetry={() => {
              // Cached data may have caused the error.
              client?.removeQueries({ type: 'inactive' });
              showAgain();
            }}
          />
        )
      }
    >
      {children}
    </PanelBoundary>
  );
}

/** Pixels of the neighbouring tab that stay visible, to show that the row continues: the width of the fade. */
const NEIGHBOUR_PX = 40;

/** Scrolls the row, and never the page, until the tab is fully visible; of a wide tab the beginning. */
function showTab(row: HTMLElement | null, key: string): void {
  const tab = row?.querySelector<HTMLElement>(`[data-tab="${key}"]`);
  if (!row || !tab) return;
  const offset = tab.offsetLeft - row.offsetLeft;
  const left = Math.max(0, offset - NEIGHBOUR_PX);
  const right = offset + tab.offsetWidth + NEIGHBOUR_PX;
  if (left < row.scrollLeft) row.scrollLeft = left;
  if (right > row.scrollLeft + row.clientWidth) row.scrollLeft = Math.min(left, right - row.clientWidth);
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
        'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full slim-target px-3 text-sm font-semibold has-data-hidden:px-7 transition-colors',
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
