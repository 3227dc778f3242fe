import type { PublicSettings } from '@gullylens/contract/http/operations';
import { useEffect, useState } from 'react';
import { setApiHost } from './api-address.ts';
import { sendCall } from './send-call.ts';

let settings: Promise<PublicSettings> | null = null;

/** Fetches the installation's public settings once a page load. A failure is not cached, so the next caller retries. */
export function loadPublicSettings(): Promise<PublicSettings> {
  settings ??= sendCall('GET /api/settings/', {}, null).then(
    (answer) => {
      setApiHost(answer.apiHost);
      return answer;
    },
    (error: unknown) => {
      settings = null;
      throw error;
    },
  );
  return settings;
}

/** The settings; null while loading and after a failure. */
export function usePublicSettings(): PublicSettings | null {
  const [known, setKnown] = useState<PublicSettings | null>(null);
  useEffect(() => {
    let wanted = true;
    loadPublicSettings().then(
      (answer) => wanted && setKnown(answer),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return known;
}
