/** What a link to a page shows. Texts may come from a vendor: they are escaped here. Addresses are absolute. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The canonical address. */
  readonly url: string;
  readonly image: { readonly url: string; readonly alt: string };
}

/** Returns the app's page with the title, description, canonical address and Open Graph tags of one page. */
export function writePageHead(page: string, { title, description, url, image }: PageHead): string {
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    property('og:site_name', 'GullyLens'),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image.url),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', image.alt),
    named('twitter:card', 'summary_large_image'),
  ];
  return page
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
    .replace(/<title>.*?<\/title>/s, () => tags.join('\n    '));
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text safe in HTML and XML, as content and in quoted attributes. Drops characters that XML forbids. */
export function escapeHtml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- exactly the characters outside XML's Char production
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
  );
}
