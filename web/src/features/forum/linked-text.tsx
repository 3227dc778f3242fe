import { textLinkClasses } from '../../ui/controls/text-link.tsx';

/** What somebody wrote, as text and nothing else, with its addresses to be followed. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {findLinks(text).map((piece, at) =>
        piece.href === null ? (
          piece.text
        ) : (
          <a
            key={at}
            href={piece.href}
            target="_blank"
            rel="nofollow noopener noreferrer ugc"
            className={textLinkClasses}
          >
            {piece.text}
          </a>
        ),
      )}
    </p>
  );
}

export interface TextPiece {
  text: string;
  href: string | null;
}

const ADDRESS = /https:\/\/[^\s<>"'`]+/gi;
const PUNCTUATION = '.,;:!?…।)]}';

/**
 * Cuts a text at the addresses in it. Only `https` is an address, of a plain host in letters that everybody can tell
 * apart, without a name before it that could pass for the host.
 */
export function findLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(found);
    const href = readAddress(address);
    if (href === null) continue;
    pieces.push({ text: text.slice(end, index), href: null }, { text: address, href });
    end = index + address.length;
  }
  return [...pieces, { text: text.slice(end), href: null }].filter((piece) => piece.text !== '');
}

/** From the end on, once: a pattern would try again at each sign of a long row of them. */
function withoutPunctuation(found: string): string {
  let end = found.length;
  while (PUNCTUATION.includes(found.charAt(end - 1)) && end > 0) end -= 1;
  return found.slice(0, end);
}

function readAddress(address: string): string | null {
  const host = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d{1,5})?(?:[/?#]|$)/i.exec(address)?.[1];
  if (host === undefined || /(?:^|\.)xn--/i.test(host)) return null;
  return URL.canParse(address) ? new URL(address).href : null;
}
