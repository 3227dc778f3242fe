import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Renders part of a page as it stands in the whole: with the language that is chosen. */
export function renderScreen(part: ReactNode) {
  return render(part, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> });
}
