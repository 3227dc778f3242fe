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
 * Scrolls to a section, smoothly by `scroll-behavior` in base.css, and moves the focus to it. If it is not loaded yet,
 * the fragment of the URL keeps the choice until it is (`useSectionOfUrl`).
 */
export function goToSection(id: string): void {
  const isShown = showSection(id);
  setFragment(isShown ? '' : `#${id}`);
}

function showSection(id: string): boolean {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
  return section !== null;
}

function setFragment(fragment: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + fragment);
}

/** Shows the section that the URL names. The browser scrolls to the fragment before these sections exist. */
export function useSectionOfUrl(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (sections.some((section) => section.id === id)) goToSection(id);
  }, []);
}
