const script = document.currentScript;

/** Origin from which the browser loaded this script. The script calls the sandbox there, not the origin of the page. */
export const scriptOrigin =
  script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;
