import { textLinkClasses } from '../../ui/controls/text-link.tsx';

/** A user's text as plain text with clickable links. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {findLinks(text).map((piece, index) =>
        piece.href === null ? (
          piece.text
        ) : (
          <a
            key={index}
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

/** A part of a post's text: plain, or a link. */
export interface TextPiece {
  text: string;
  href: string | null;
}

const ADDRESS_PATTERN = /https:\/\/[^\s<>"'`]+/gi;
const PUNCTUATION = '.,;:!?…।)]}';

/**
 * Splits a text at its `https` links. A host with non-ASCII characters is no link, because it could imitate another.
 */
export function findLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS_PATTERN)) {
    const address = withoutPunctuation(found);
    const href = readAddress(address);
    if (href === null) continue;
    pieces.push({ text: text.slice(end, index), href: null }, { text: address, href });
    end = index + address.length;
  }
  return [...pieces, { text: text.slice(end), href: null }].filter((piece) => piece.text !== '');
}

/** Removes punctuation from the end. A regular expression would backtrack on long runs of punctuation. */
function withoutPunctuation(found: string): string {
  let end = found.length;
  while (PUNCTUATION.includes(found.charAt(end - 1))) end -= 1;
  return found.slice(0, end);
}

function readAddress(address: string): string | null {
  const host = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d{1,5})?(?:[/?#]|$)/i.exec(address)?.[1];
  if (host === undefined || /(?:^|\.)xn--/i.test(host)) return null;
  return URL.canParse(address) ? new URL(address).href : null;
}
