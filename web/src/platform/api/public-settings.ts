import type { PublicSettings } from '@gullylens/contract/http/operations';
import { useEffect, useState } from 'react';
import { setApiHost } from './api-address.ts';
import { sendCall } from './send-call.ts';

let settings: Promise<PublicSettings> | null = null;

/** Fetches the server's public settings once per page load. A failure is not cached, so the next caller retries. */
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

/** The settings; null while loading and after a failure. Works on the landing page, which has no query cache. */
export function usePublicSettings(): PublicSettings | null {
  const [loaded, setLoaded] = useState<PublicSettings | null>(null);
  useEffect(() => {
    let isMounted = true;
    loadPublicSettings().then(
      (answer) => isMounted && setLoaded(answer),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return loaded;
}
