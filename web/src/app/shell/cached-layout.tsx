import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { useAuth } from '../../features/session/auth-context.ts';
import { clearAnswersAhead, takeAnswersAhead } from '../../platform/api/answers-ahead.ts';
import { BottomBar } from './bottom-bar.tsx';
import { createQueryClient } from './query-client.ts';

/** Provides the query cache to every page but the landing page, and the bottom bar. Each user gets a separate cache. */
export function Component() {
  const { user } = useAuth();
  return (
    <>
      <CachedPages key={user?.id ?? 'visitor'} />
      {user && <BottomBar />}
    </>
  );
}

function CachedPages() {
  const [client] = useState(() => {
    const created = createQueryClient();
    takeAnswersAhead(created);
    return created;
  });
  useEffect(clearAnswersAhead, []);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
