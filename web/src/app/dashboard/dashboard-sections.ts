import { useEffect } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { useMenuPages } from '../shell/header/page-links.tsx';

/** The sections of the dashboard that its menus list, by the id of their element. */
export const sections = [
  { id: 'dashboard', label: sentence('Dashboard') },
  { id: 'expert-analysis', label: sentence('Expert Analysis') },
  { id: 'coming-soon', label: sentence('Coming Soon') },
] as const;

/** Returns the pages of the dashboard's menus: all but the dashboard, whose sections the menus list. */
export function useOtherPages() {
  return useMenuPages().filter(({ to }) => to !== paths.dashboard);
}

/**
 * Scrolls to a section, smoothly by `scroll-behavior` in base.css, and moves the focus to it. The fragment of the URL
 * keeps the choice for a section that is not loaded yet (`useSectionOfUrl`).
 */
export function goToSection(id: string): void {
  window.history.replaceState(window.history.state, '', `#${id}`);
  showSection(id);
}

function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/** Shows the section that the URL names once the sections of the caller are there: the browser looked too early. */
export function useSectionOfUrl(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (sections.some((section) => section.id === id)) showSection(id);
  }, []);
}
