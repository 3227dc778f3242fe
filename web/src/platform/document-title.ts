/** Returns the title that the server wrote into the document for a page; undefined when it was sent for another page. */
export function titleInDocument(path: string): string | undefined {
  if (!contentOf('url')?.endsWith(path)) return undefined;
  return contentOf('title')?.replace(/ · GullyLens$/, '');
}

function contentOf(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content;
}
