export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

export interface LegalText {
  title: string;
  lastUpdated: string;
  sections: readonly LegalSection[];
}

/** Where people write about the documents. */
export const legalContact = {
  legalEmail: 'legal@gullylens.in',
  privacyEmail: 'privacy@gullylens.in',
  supportEmail: 'support@gullylens.in',
  website: 'https://gullylens.in',
} as const;
