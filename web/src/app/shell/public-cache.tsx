import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';

const client = createQueryClient();

/** The cache of pages that anybody may read. It holds nothing of a person, so it outlives sessions. */
export function PublicCache({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
