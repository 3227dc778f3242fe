import type { QueryClient } from '@tanstack/react-query';
import { openLiveChannel } from './live-channel.ts';
import { createMatchUpdater } from './match-updater.ts';

/** Puts the live stream into the query cache until it is closed. `LiveProvider` loads this file after the page. */
export function openLiveStream(client: QueryClient, onConnected: (connected: boolean) => void): () => void {
  const updater = createMatchUpdater(client);
  const close = openLiveChannel({ onEvent: updater.receive, onConnected });
  return () => {
    close();
    updater.stop();
  };
}
