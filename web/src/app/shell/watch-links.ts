/** Events that suggest that a link is about to be followed: pointer or finger on it, or keyboard focus. */
const intents = ['pointerover', 'focusin'] as const;

/** Calls `prepare` with the path of each own link pointed at, touched or focused. Returns a function that stops. */
export function watchLinks(prepare: (pathname: string) => void): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link !== null && link.origin === window.location.origin && navigator.onLine) prepare(link.pathname);
  };
  for (const name of intents) document.addEventListener(name, onIntent);
  return () => {
    for (const name of intents) document.removeEventListener(name, onIntent);
  };
}
