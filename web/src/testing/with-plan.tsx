import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { plansQuery } from '../platform/api/premium-plan.ts';

const plan = {
  plan_type: 'monthly',
  amount: 49_900,
  currency: 'INR',
  renews: false,
  gstPercent: null,
} as const;

/** Renders part of a page with the Premium plan already in the query cache. */
export function WithPlan({ children }: { children: ReactNode }) {
  const client = new QueryClient();
  client.setQueryData(plansQuery.queryKey, { status: 'success', data: [plan] });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
