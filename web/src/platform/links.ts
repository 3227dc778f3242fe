/** Every address of the product in one typed table. */
export const paths = {
  landing: '/',
  dashboard: '/dashboard',
  dashboardNew: '/dashboard-new',
  dashboardOld: '/dashboard-old',
  matches: '/matches',
  privacy: '/privacy',
  terms: '/terms',
  support: '/support',
  account: '/account',
  trackRecord: '/track-record',
} as const;

export const socialLinks = {
  youtube: 'https://www.youtube.com/@gullylens',
  facebook: 'https://www.facebook.com/gullylens',
  instagram: 'https://www.instagram.com/gullylens',
  twitter: 'https://twitter.com/gullylens',
} as const;
