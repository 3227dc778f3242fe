/** Attaches a shadow root with its own style sheet, isolated from page styles and allowed by a policy without inline styles. */
export function attachStyledShadow(host: HTMLElement, css: string): ShadowRoot {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  return root;
}
