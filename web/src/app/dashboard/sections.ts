/** The three anchored sections of the dashboard, as the navigation names them. */
export const sections = [
  { id: 'dashboard', label: 'Dashboard' },
  { id: 'expert-analysis', label: 'Expert Analysis' },
  { id: 'coming-soon', label: 'Coming Soon' },
] as const;

export type SectionId = (typeof sections)[number]['id'];

/** Scrolls there smoothly (the style sheet says how) and moves the keyboard's place along. */
export function goToSection(id: SectionId): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
