import type { sharingRoutes } from '@gullylens/contract/http/sharing';
import type { Clock } from '../platform/clock.ts';
import { orThrow } from '../platform/http/answers.ts';
import type { BytesAnswer, Handlers } from '../platform/http/handler.ts';
import type { PageHead } from '../platform/http/page-head.ts';
import { writeRobots, writeSecurityContact, writeSitemap } from './crawler-documents.ts';
import { drawMatch, drawProduct } from './draw-picture.ts';
import { findMatchCard } from './find-match-card.ts';
import { createHeadCache } from './head-cache.ts';
import { limitPerIteration } from './limit-per-iteration.ts';
import { createPictures } from './pictures.ts';
import type { SharingContext } from './sharing-context.ts';

/** Requests for pictures that are handled in one iteration of the event loop; chosen. */
const PICTURES_PER_ITERATION = 4;

/** Creates the sharing feature: tags and pictures of links, and documents for crawlers. Nothing needs a sign-in. */
export function createSharing(context: SharingContext & { readonly clock: Clock }): {
  handlers: Handlers<typeof sharingRoutes>;
  describePage: (path: string) => Promise<PageHead | null>;
  close: () => Promise<void>;
} {
  const { origin, currentMatches, clock } = context;
  const pictures = createPictures();
  const nextIteration = limitPerIteration(PICTURES_PER_ITERATION);
  return {
    handlers: {
      readRobots: () => text('text/plain; charset=utf-8', writeRobots(origin)),
      readSitemap: () => text('application/xml; charset=utf-8', writeSitemap(origin, currentMatches())),
      readSecurityContact: () => text('text/plain; charset=utf-8', writeSecurityContact(origin, clock.now())),
      readProductPicture: async () => png(await pictures.render(drawProduct())),
      readMatchPicture: async ({ params }) => {
        await nextIteration();
        const card = orThrow(await findMatchCard(context, params.key), 'match_not_found');
        return png(await pictures.render(drawMatch(card)));
      },
    },
    /** What a link to a page shows; null for pages without tags of their own. Rejects while the database is slow. */
    describePage: createHeadCache(context),
    close: pictures.close,
  };
}

function png(bytes: Buffer): BytesAnswer {
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=300' };
  return { status: 200, bytes, headers };
}

function text(contentType: string, content: string): BytesAnswer {
  const headers = { 'content-type': contentType, 'cache-control': 'public, max-age=300' };
  return { status: 200, bytes: Buffer.from(content), headers };
}
