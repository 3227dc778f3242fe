import { POST_LENGTH } from './post-length.ts';

/** A part of a post: lines of the author, or lines that quote another post. */
export interface PostPart {
  isQuote: boolean;
  text: string;
}

const QUOTE_MARK = /^> /;

/** A post that changes between quotes and own lines more often is shown as it was written. */
const MAX_PARTS = 40;

/** Splits a post at its quoted lines, which begin with `> `. Empty lines around a quote are dropped. */
export function partsOfPost(body: string): PostPart[] {
  const parts: { isQuote: boolean; lines: string[] }[] = [];
  for (const line of body.split('\n')) {
    const isQuote = QUOTE_MARK.test(line);
    const text = line.replace(QUOTE_MARK, '');
    const last = parts.at(-1);
    if (last?.isQuote === isQuote) last.lines.push(text);
    else parts.push({ isQuote, lines: [text] });
  }
  const shown = parts
    .map(({ isQuote, lines }) => ({ isQuote, text: joined(lines) }))
    .filter(({ text }) => text !== '');
  return shown.length > MAX_PARTS ? [{ isQuote: false, text: body }] : shown;
}

/** Joins lines without empty ones at either end, and with at most one between two others. */
function joined(lines: readonly string[]): string {
  const kept = lines.filter((line, at) => line !== '' || (lines[at - 1] ?? '') !== '');
  return kept.join('\n').trimEnd();
}

/** Most characters of a quote, so that a reply has room for an answer; the post itself stands above it. */
const QUOTE_LENGTH = 300;

/** Returns a draft continued with a quote of a post. A draft without room for one stays as it is. */
export function withQuote(draft: string, body: string): string {
  const start = draft === '' ? '' : `${draft.trimEnd()}\n\n`;
  const room = POST_LENGTH - start.length - '\n\n'.length;
  if (room < '> …'.length) return draft;
  return `${start}${shortened(quoteOf(body), Math.min(QUOTE_LENGTH, room))}\n\n`;
}

/** Returns the own text of a post as a quote. */
function quoteOf(body: string): string {
  return ownText(body)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

/** Returns the author's own lines of a post; all lines of a post that only quotes others. */
function ownText(body: string): string {
  const own = partsOfPost(body).filter(({ isQuote }) => !isQuote);
  return own.length === 0 ? body : own.map((part) => part.text).join('\n');
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = text.slice(0, most - 1).replace(HALF_CHARACTER, '');
  return `${whole.trimEnd()}…`;
}

/** The first half of a character beyond 16 bits, such as an emoji, whose second half was cut off. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/**
 * Returns the latest of the earlier posts that holds the first quote of a post; undefined without a quote, and when no
 * earlier post holds it.
 */
export function quotedPost<Earlier extends { body: string | null }>(
  body: string,
  earlier: readonly Earlier[],
): Earlier | undefined {
  const quote = partsOfPost(body)
    .find(({ isQuote }) => isQuote)
    ?.text.replace(/…$/, '');
  if (!quote) return undefined;
  return earlier.findLast((post) => post.body !== null && ownText(post.body).includes(quote));
}
