import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { escapeHtml } from '../platform/http/page-head.ts';
import { fixedPaths } from './page-heads.ts';

/** Keeps crawlers out of the API, except for pictures of links, and out of pages without tags of their own. */
export function writeRobots(origin: string): string {
  return `User-agent: *
Allow: /api/pictures/
Disallow: /api/
Disallow: /account
Disallow: /analysis
Disallow: /dashboard
Disallow: /desk
Disallow: /docs
Disallow: /forum
Disallow: /lineups
Sitemap: ${origin}/sitemap.xml
`;
}

/** The pages that are open to everyone, and the current matches. */
export function writeSitemap(origin: string, matches: readonly MatchSummary[]): string {
  const urls = [
    ...fixedPaths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`),
    ...matches.map(
      ({ key, updated_at }) =>
        `<url><loc>${escapeHtml(`${origin}/matches/${key}`)}</loc><lastmod>${updated_at}</lastmod></url>`,
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

const EXPIRES_AFTER_MS = 90 * 86_400_000;

/** RFC 9116. It expires, so that a copy is not trusted for ever. */
export function writeSecurityContact(origin: string, now: Date): string {
  return `Contact: ${origin}/support
Expires: ${new Date(now.getTime() + EXPIRES_AFTER_MS).toISOString()}
Preferred-Languages: en, hi
Canonical: ${origin}/.well-known/security.txt
`;
}
