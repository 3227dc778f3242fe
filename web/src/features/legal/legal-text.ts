/** A legal document, in English only. */
export interface LegalText {
  title: string;
  lastUpdated: string;
  sections: readonly { heading: string; paragraphs: readonly string[]; points?: readonly string[] }[];
}

/** Addresses in the legal texts, as the specification states them. */
export const legalContact = {
  legalEmail: 'legal@gullylens.in',
  privacyEmail: 'privacy@gullylens.in',
  supportEmail: 'support@gullylens.in',
  website: 'https://gullylens.in',
} as const;
