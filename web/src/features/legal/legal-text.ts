/** A legal document, in English only. */
export interface LegalText {
  title: string;
  lastUpdated: string;
  sections: readonly { heading: string; paragraphs: readonly string[]; points?: readonly string[] }[];
}

export const legalContact = {
  legalEmail: 'legal@gullylens.in',
  privacyEmail: 'privacy@gullylens.in',
  supportEmail: 'support@gullylens.in',
  website: 'https://gullylens.in',
} as const;
