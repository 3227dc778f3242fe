/**
 * Attaches a shadow root with its own style sheet. Page styles do not reach into it, and a content security policy
 * without inline styles allows it.
 */
export function attachStyledShadow(host: HTMLElement, css: string): ShadowRoot {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  return root;
}
