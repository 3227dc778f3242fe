import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { refetchFailed } from '../api/retry.ts';
import { openLiveChannel } from './live-channel.ts';
import { createMatchUpdater } from './match-updater.ts';

const LiveContext = createContext(false);

/** Keeps this tab's live stream open while mounted, on every page for signed-in users, and provides its state. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [connected, setConnected] = useState(false);

  useEffect(() => {
    const updater = createMatchUpdater(client);
    const close = openLiveChannel({ onEvent: updater.receive, onConnected: setConnected });
    return () => {
      close();
      updater.stop();
    };
  }, [client]);

  useEffect(() => {
    if (connected) refetchFailed(client);
  }, [client, connected]);

  return <LiveContext value={connected}>{children}</LiveContext>;
}

/** True while scores are pushed; false when they must be polled. */
export function useLiveConnected(): boolean {
  return useContext(LiveContext);
}
