import { useEffect, type RefObject } from 'react';

/**
 * Marks the ends beyond which a row with the class `faded-ends` continues, which then fade. `content` is what its width
 * depends on, as text.
 */
export function useFadedEnds(row: RefObject<HTMLElement | null>, content: string): void {
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      element.toggleAttribute('data-more-before', scrollLeft > 1);
      element.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    window.addEventListener('resize', mark);
    return () => {
      element.removeEventListener('scroll', mark);
      window.removeEventListener('resize', mark);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the width follows the content
  }, [row, content]);
}
