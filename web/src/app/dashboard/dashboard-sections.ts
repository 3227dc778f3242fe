import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { useMenuPages } from '../shell/header/page-links.tsx';

/** The sections of the dashboard in its menus. */
export const sections = [
  { id: 'dashboard', label: sentence('Dashboard') },
  { id: 'expert-analysis', label: sentence('Expert Analysis') },
  { id: 'coming-soon', label: sentence('Coming Soon') },
] as const;

/** The other pages; the sections stand for the dashboard itself. */
export function useOtherPages() {
  return useMenuPages().filter(({ to }) => to !== paths.dashboard);
}

/** Scrolls to a section, smoothly by `scroll-behavior` in base.css, and moves the focus to it. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
