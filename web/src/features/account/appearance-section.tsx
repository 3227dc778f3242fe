import { useState } from 'react';
import { chooseTheme, readTheme, themes, type Theme } from '../../platform/storage/theme.ts';
import { AccountSection } from './account-section.tsx';

const words: Record<Theme, string> = { system: 'As on this device', dark: 'Dark', light: 'Light' };

/** Which look this browser shows. */
export function AppearanceSection() {
  const [theme, setTheme] = useState(readTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <AccountSection title="Appearance">
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">Look of the pages in this browser</legend>
        {themes.map((one) => (
          <label key={one} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="theme"
              checked={theme === one}
              onChange={() => choose(one)}
              className="size-5 accent-turf"
            />
            {words[one]}
          </label>
        ))}
      </fieldset>
    </AccountSection>
  );
}
