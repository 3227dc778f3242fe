import { useQueryClient } from '@tanstack/react-query';
import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { refetchFailed } from '../api/retry.ts';
import { reportProblem } from '../report-problem.ts';
import { whenIdle } from '../when-idle.ts';

const LiveContext = createContext(false);

/** Keeps this tab's live stream open while mounted, on every page for signed-in users, and provides its state. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [connected, setConnected] = useState(false);

  useEffect(() => {
    const stopping = new AbortController();
    let close = () => {};
    const open = async () => {
      const { openLiveStream } = await import('./live-stream.ts');
      if (stopping.signal.aborted) return;
      // Every score on the page is rendered again, so that it is done in pieces.
      close = openLiveStream(client, (isOpen) => startTransition(() => setConnected(isOpen)));
    };
    // Without the file scores are polled.
    const cancel = whenIdle(() =>
      open().catch((error: unknown) => reportProblem('The live stream could not be loaded.', error)),
    );
    return () => {
      stopping.abort();
      cancel();
      close();
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
