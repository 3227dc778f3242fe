import { sentence } from '../../platform/language/sentence.ts';

export const sections = [
  { id: 'dashboard', label: sentence('Dashboard') },
  { id: 'expert-analysis', label: sentence('Expert Analysis') },
  { id: 'coming-soon', label: sentence('Coming Soon') },
] as const;

export type SectionId = (typeof sections)[number]['id'];

/** Scrolls to a section, smoothly by `scroll-behavior` in base.css, and moves the focus to it. */
export function goToSection(id: SectionId): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
