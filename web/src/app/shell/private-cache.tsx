import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';

const client = createQueryClient();

/** The cache ends with the session: the next person must not see this one's answers. Give it the person's id as key. */
export function PrivateCache({ children }: { children: ReactNode }) {
  useEffect(() => () => client.clear(), []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
