import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showLanguage } from '../../../platform/language/show-language.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { until } from '../../../testing/until.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { PremiumBadge } from './brand.tsx';

describe('the language switch', () => {
  it('shows the page in Hindi, and in English again', async () => {
    renderScreen(
      <>
        <LanguageSwitch />
        <PremiumBadge />
      </>,
    );
    expect(screen.getByText('Premium')).toBeDefined();

    fireEvent.click(screen.getByRole('button', { name: /हिन्दी में पढ़ें/ }));
    await until(() => screen.getByText('प्रीमियम'));
    expect(document.documentElement.lang).toBe('hi-IN');

    fireEvent.click(screen.getByRole('button', { name: /Read in English/ }));
    await until(() => screen.getByText('Premium'));
    expect(document.documentElement.lang).toBe('en-IN');
  });

  it('is stored in this browser', async () => {
    renderScreen(<LanguageSwitch />);
    fireEvent.click(screen.getByRole('button'));
    await until(() => expect(document.documentElement.lang).toBe('hi-IN'));

    document.documentElement.lang = '';
    await showLanguage();
    expect(document.documentElement.lang).toBe('hi-IN');
  });
});
