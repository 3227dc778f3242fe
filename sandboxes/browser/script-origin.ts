const script = document.currentScript;

/** Origin of this script: calls go there, whatever page it runs on. */
export const scriptOrigin =
  script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;
