/** A part of a post: lines of the author, or lines that quote another post. */
export interface PostPart {
  isQuote: boolean;
  text: string;
}

const QUOTE_MARK = /^> ?/;

/** Splits a post at its quoted lines, which begin with `>`. Empty lines around a quote are dropped. */
export function partsOfPost(body: string): PostPart[] {
  const parts: PostPart[] = [];
  for (const line of body.split('\n')) {
    const isQuote = QUOTE_MARK.test(line);
    const text = line.replace(QUOTE_MARK, '');
    const last = parts.at(-1);
    if (last?.isQuote === isQuote) last.text += `\n${text}`;
    else parts.push({ isQuote, text });
  }
  return parts
    .map(({ isQuote, text }) => ({ isQuote, text: text.replace(/^\n+|\n+$/g, '') }))
    .filter(({ text }) => text !== '');
}

/** Returns the author's own lines of a post as a quote, to begin a reply with. */
export function quoteOf(body: string): string {
  const own = partsOfPost(body).filter(({ isQuote }) => !isQuote);
  const lines = own.flatMap(({ text }) => text.split('\n'));
  return `${lines.map((line) => `> ${line}`).join('\n')}\n\n`;
}
