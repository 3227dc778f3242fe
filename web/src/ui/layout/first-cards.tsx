import { useState } from 'react';
import { ShowAllButton } from '../controls/show-all-button.tsx';

interface FirstCardsProps<Item> {
  items: readonly Item[];
  label?: string;
  /** How many are shown at first. */
  first?: number;
  /** Renders an item as an `li`. */
  children: (item: Item) => React.ReactNode;
}

/** The first items of a list as cards side by side, and all of them on request. */
export function FirstCards<Item>({ items, label, first = 6, children }: FirstCardsProps<Item>) {
  const [isAllShown, setIsAllShown] = useState(false);
  const shown = isAllShown ? items : items.slice(0, first);
  return (
    <>
      <ul aria-label={label} className={`mt-3 ${cardGrid}`}>
        {shown.map((item) => children(item))}
      </ul>
      {shown.length < items.length && (
        <ShowAllButton className="mt-1" count={items.length} onShow={() => setIsAllShown(true)} />
      )}
    </>
  );
}

/** Cards side by side, as classes: one column on a phone, two on a tablet, else three, of the width of a phone. */
export const cardGrid = 'grid grid-cols-1 gap-2 md:grid-cols-2 md:gap-3 xl:grid-cols-3';
