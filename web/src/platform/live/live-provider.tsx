import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { refetchFailed } from '../api/try-again.ts';
import { openLiveChannel } from './live-channel.ts';
import { createMatchUpdater } from './match-sink.ts';

const LiveContext = createContext(false);

/** Keeps the live stream open while mounted, and provides its state. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [connected, setConnected] = useState(false);

  useEffect(() => {
    const sink = createMatchUpdater(client);
    const close = openLiveChannel({ onEvent: sink.take, onConnected: setConnected });
    return () => {
      close();
      sink.stop();
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
