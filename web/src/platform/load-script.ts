const loads = new Map<string, Promise<void>>();

/** Loads a vendor's script once. After a failure its element is removed, so that the next call retries. */
export function loadScript(address: string): Promise<void> {
  const known = loads.get(address);
  if (known !== undefined) return known;
  const load = appendScript(address).catch((error: unknown) => {
    removeScript(address);
    throw error;
  });
  loads.set(address, load);
  return load;
}

/** Removes a script element, so that it can be loaded again. */
export function removeScript(address: string): void {
  loads.delete(address);
  for (const script of document.scripts) {
    if (script.src === address) script.remove();
  }
}

function appendScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`Script did not load: ${address}`)));
    document.head.append(script);
  });
}
