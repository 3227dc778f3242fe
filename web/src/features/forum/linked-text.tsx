import { findLinks } from './find-links.ts';

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
            className="text-sky underline underline-offset-2"
          >
            {piece.text}
          </a>
        ),
      )}
    </p>
  );
}
