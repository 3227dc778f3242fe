/** A shadow root with its own sheet: the page's styles stay out, and no inline style meets the page's policy. */
export function attachStyledShadow(host: HTMLElement, css: string): ShadowRoot {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  return root;
}
