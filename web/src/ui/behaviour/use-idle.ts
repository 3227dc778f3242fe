import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';

let hasBeenIdle = false;

/** False until the browser is first idle, for parts of a page below the screen. Later pages show them at once. */
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
