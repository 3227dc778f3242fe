import { createHash } from 'node:crypto';
import { Key } from '@gullylens/contract/values/scalars';
import type { NamedPage } from '../history/public.ts';
import type { PageHead } from '../platform/http/page-head.ts';
import type { MatchCard } from './describe-match.ts';
import { findMatchCard } from './find-match-card.ts';
import type { SharingContext } from './sharing-context.ts';

/** Pages that are the same for everyone, by path. */
const FIXED_PAGES: Readonly<Record<string, { readonly title: string; readonly description: string }>> = {
  '/': {
    title: 'GullyLens: live cricket and expert analysis for fantasy players',
    description:
      'Live scores and expert match analysis for fantasy-cricket players in India. Informational only.',
  },
  '/track-record': {
    title: 'Track record · GullyLens',
    description:
      'How often our captains, picks and forecasts were right: every graded match, open to everyone.',
  },
  '/terms': {
    title: 'Terms of Service · GullyLens',
    description: 'The terms under which you use GullyLens.',
  },
  '/privacy': {
    title: 'Privacy Policy · GullyLens',
    description: 'What GullyLens stores about you, and why.',
  },
  '/support': { title: 'Support · GullyLens', description: 'Ask us a question or report a problem.' },
};
/** Paths of the pages whose tags never change, for the sitemap. */
export const fixedPaths: readonly string[] = Object.keys(FIXED_PAGES);

const NAMED_PAGES: Readonly<Record<string, { readonly page: NamedPage; readonly about: string }>> = {
  players: { page: 'player', about: 'form, fantasy points and record in every format' },
  teams: { page: 'team', about: 'squad, record in every format and latest matches' },
  venues: { page: 'venue', about: 'typical scores, toss and record of the ground' },
};

const PICTURE_ALT = 'GullyLens: see the match before it starts';

/** Returns what a link to a path shows. Null for pages without tags of their own, and for unknown keys. */
export async function describePage(context: SharingContext, path: string): Promise<PageHead | null> {
  const fixed = FIXED_PAGES[path];
  if (fixed) return headOf(context, path, fixed);
  const [, area = '', key = ''] = path.split('/');
  if (!Key.safeParse(key).success) return null;
  if (area === 'matches') {
    const card = await findMatchCard(context, key);
    return card && headOfMatch(context, card);
  }
  const named = NAMED_PAGES[area];
  const name = named && (await context.pageName(named.page, key));
  if (!named || !name) return null;
  return headOf(context, path, { title: `${name} · GullyLens`, description: `${name}: ${named.about}.` });
}

function headOf({ origin }: SharingContext, path: string, texts: { title: string; description: string }) {
  const image = { url: `${origin}/api/pictures/product/`, alt: PICTURE_ALT };
  return { ...texts, url: `${origin}${path}`, image };
}

/** Returns what a link to a match shows. */
export function headOfMatch({ origin }: Pick<SharingContext, 'origin'>, card: MatchCard): PageHead {
  const { key, teams, competition, venue, phase, state } = card;
  const title = `${teams[0]} vs ${teams[1]}`;
  const facts = [phase === 'upcoming' ? `Starts ${state}` : state, competition, venue];
  return {
    title: `${title}${competition === null ? '' : `, ${competition}`} · GullyLens`,
    description: `${title}. ${facts.filter((fact) => fact).join(' · ')}. Live score, analysis and fantasy points.`,
    url: `${origin}/matches/${key}`,
    image: {
      url: `${origin}/api/pictures/matches/${key}/?state=${stateOf(card)}`,
      alt: `${title}: ${state}`,
    },
  };
}

/** A short hash of a card: chats fetch a picture again only from a new address. */
function stateOf(card: MatchCard): string {
  return createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 10);
}
