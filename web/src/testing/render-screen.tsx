import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

/** Renders part of a page with the chosen language. */
export function renderScreen(part: ReactNode) {
  return render(part, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> });
}

/** Renders part of a page with a query cache that never retries, at a URL. */
export function renderPage(part: ReactNode, path = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderScreen(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}
