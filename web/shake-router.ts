import type { Plugin } from 'vite';

const replacements: readonly (readonly [RegExp, string])[] = [
  [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  // A write to a component that nobody uses keeps it, and all that it calls.
  [/^\w+\.displayName = .+;$/gm, ''],
  // All that sets the router's development build, which its package gives to everybody, apart from the other one.
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
];

/** Lets the bundler drop what the app does not use of React Router: forms, scroll restoration, warnings; 2 KB. */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]/ },
      handler: (code) => replacements.reduce((text, [what, by]) => text.replaceAll(what, by), code),
    },
  };
}
