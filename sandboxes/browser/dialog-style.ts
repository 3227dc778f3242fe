/** Styles of Google's account chooser and Razorpay's checkout. Contrast is at least 4.5:1; targets are 44 px high. */
export const dialogStyle = `
  :host { all: initial; }
  dialog {
    pointer-events: auto; box-sizing: border-box; width: min(26rem, calc(100vw - 2rem));
    max-height: calc(100dvh - 2rem); overflow: auto; padding: 0; border: 0; border-radius: 1rem;
    background: #fff; color: #1f1f1f; color-scheme: light; font: 400 1rem/1.5 system-ui, sans-serif;
    box-shadow: 0 24px 64px rgb(0 0 0 / 35%);
  }
  dialog::backdrop { background: rgb(0 0 0 / 55%); }
  h2 { margin: 0; font-size: 1.375rem; font-weight: 600; line-height: 1.3; }
  p { margin: 0; }
  button, input { font: inherit; color: inherit; }
  button { min-height: 44px; cursor: pointer; }
  button:disabled { cursor: progress; opacity: .6; }
  :focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
  label { display: grid; gap: .25rem; font-size: .875rem; }
  input[type=text], input[type=email] {
    min-height: 44px; box-sizing: border-box; width: 100%; padding: 0 .75rem;
    border: 1px solid #747775; border-radius: .5rem; background: #fff;
  }
  .note { font-size: .8125rem; color: #5f6368; }
  .problem { font-size: .875rem; color: #b3261e; }
  .problem:empty { display: none; }
  @media (prefers-reduced-motion: no-preference) {
    dialog[open] { animation: rise .18s ease-out; }
    @keyframes rise { from { opacity: 0; transform: translateY(12px); } }
  }
`;
