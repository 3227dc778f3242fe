const script = document.currentScript;

/** Where this script came from: calls go back there, whatever page it runs on. */
export const scriptOrigin =
  script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;
