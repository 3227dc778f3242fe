import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';

let hasBeenIdle = false;

/**
 * Returns false until the browser is first idle, for parts of a page that may appear late, such as those below the
 * first screen. On later pages of the same visit it is true from the start.
 */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(hasBeenIdle);
  useEffect(() => {
    if (isIdle) return;
    return whenIdle(() => {
      hasBeenIdle = true;
      startTransition(() => setIsIdle(true));
    });
  }, [isIdle]);
  return isIdle;
}
