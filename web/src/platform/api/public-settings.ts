import type { PublicSettings } from '@gullylens/contract/http/operations';
import { useEffect, useState } from 'react';
import { setApiHost } from './api-address.ts';
import { sendCall } from './send-call.ts';

let settings: Promise<PublicSettings> | null = null;

/** The installation's public settings, asked for once a page; a failure is forgotten, so that the next caller asks again. */
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

/** The settings once they are known, null before and after a failure. */
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
