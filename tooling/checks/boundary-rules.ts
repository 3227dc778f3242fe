/** What the files of a folder may import. `docs/architecture.md` describes the same dependencies. */
export interface BoundaryRule {
  /** The folder of the rule; `*` matches any one name. The first matching rule applies. */
  readonly folder: string;
  /** Folders its files may import from, besides this folder itself. */
  readonly mayImport: readonly string[];
  /** Those of `mayImport` from which only types may be imported, because types are not shipped. */
  readonly typesOnly?: readonly string[];
  /** Folders of other features, of which only `public.ts` may be imported. */
  readonly features?: readonly string[];
  /** When true, Node's modules are forbidden, because the code must run in any environment. */
  readonly pure?: true;
  /** What tests and folders named `testing` may import in addition. */
  readonly tests?: readonly string[];
  /** The reason of the rule and what to do instead; part of the message. */
  readonly because: string;
}

const FEATURE_REACH = ['server/vendors', 'server/platform', 'contract', 'engine'];
const FEATURE_REASON =
  'A feature reaches another only through its public.ts and along the arrows listed in tooling/checks/boundary-rules.ts: ' +
  'offer what you need there, or let server/main hand it in.';

/** Which features of the server may use which others, through their `public.ts`. Must be acyclic. */
export const SERVER_FEATURES: Readonly<Record<string, readonly string[]>> = {
  billing: ['accounts'],
  forum: ['accounts'],
  history: ['matches'],
  insights: ['accounts', 'matches', 'history'],
  live: ['matches'],
  matches: [],
  search: ['matches', 'history'],
  sharing: ['matches', 'history'],
  support: ['accounts'],
};

const serverFeatures = Object.entries(SERVER_FEATURES).map(
  ([name, others]): BoundaryRule => ({
    folder: `server/${name}`,
    mayImport: FEATURE_REACH,
    features: others.map((other) => `server/${other}`),
    tests: ['sandboxes'],
    because: FEATURE_REASON,
  }),
);

export const BOUNDARY_RULES: readonly BoundaryRule[] = [
  {
    folder: 'contract',
    mayImport: [],
    pure: true,
    because:
      'The contract is what browser and server promise each other and imports nothing of ours: move what both need into contract/.',
  },
  {
    folder: 'engine',
    mayImport: [],
    pure: true,
    tests: ['sandboxes'],
    because:
      'The engine is pure functions of its arguments, without files, clock or network: let the caller fetch and pass values in.',
  },
  {
    folder: 'sandboxes',
    mayImport: ['engine'],
    because:
      'The sandboxes stand in for outside parties, so they must not share code with the server: speak the wire form.',
  },
  {
    folder: 'e2e',
    mayImport: ['contract'],
    because: 'Journeys look at the product from outside: use a page, a request or the contract.',
  },
  {
    folder: 'bench',
    mayImport: [
      'contract',
      'engine',
      'server',
      'sandboxes',
      'tooling/processes/find-chromium.mjs',
      'tooling/build/import-node-flags.mjs',
    ],
    because:
      'Measurements of the web go through its built files, and of the tools take what those run things with.',
  },
  {
    folder: 'tooling',
    mayImport: ['contract', 'server/config', 'web/vite.config.ts'],
    tests: ['server/platform'],
    because: 'Tools build and check the product and do not use its code, but for what they write out of it.',
  },
  {
    folder: 'server/main',
    mayImport: ['server', 'contract', 'engine', 'package.json'],
    tests: ['sandboxes'],
    because: 'server/main constructs everything from the workspaces the server may use: contract and engine.',
  },
  {
    folder: 'server/config',
    mayImport: ['contract', 'server/platform'],
    because: 'Settings are read before anything else exists: pass them on from server/main.',
  },
  {
    folder: 'server/platform',
    mayImport: ['contract'],
    because: 'The platform knows no business word: let the feature pass in what differs.',
  },
  {
    folder: 'server/vendors/*',
    mayImport: ['server/platform', 'contract', 'engine'],
    tests: ['sandboxes'],
    because:
      'A vendor folder translates one outside party and knows no feature: return values, let the feature use them.',
  },
  ...serverFeatures,
  {
    folder: 'server/*',
    mayImport: FEATURE_REACH,
    tests: ['sandboxes'],
    because: FEATURE_REASON,
  },
  {
    folder: 'web/src/ui',
    mayImport: ['web/src/platform', 'contract'],
    typesOnly: ['contract'],
    tests: ['web/src/testing'],
    because: 'What features share on screens knows none of them: take what differs as properties.',
  },
  {
    folder: 'web/src/platform',
    mayImport: ['contract', 'web/src/languages'],
    typesOnly: ['contract'],
    tests: ['web/src/testing'],
    because:
      'The platform serves every feature and knows none; schemas do not ship to browsers, so import types only.',
  },
  {
    folder: 'web/src/features/*',
    mayImport: ['web/src/ui', 'web/src/platform', 'contract'],
    typesOnly: ['contract'],
    tests: ['web/src/testing', 'engine'],
    because:
      'Features never import features: let a page in web/src/app put them together, or move the shared part to ui or platform. Of the contract, types only.',
  },
  {
    folder: 'web/src/languages',
    mayImport: [],
    tests: ['web/src/testing', 'contract'],
    because: 'The catalogs are data: what shows a language is in web/src/platform/language.',
  },
  {
    folder: 'web',
    mayImport: ['contract'],
    typesOnly: ['contract'],
    because:
      'The web knows the server by the types of the contract alone; paid analysis and schemas do not ship to browsers.',
  },
];

/** Files and folders that may read `process.env`; all others receive their settings. */
export const ENVIRONMENT_READERS = [
  'server/config',
  'server/main/main.ts',
  'server/main/commands',
  'sandboxes/main.ts',
  'tooling',
  'e2e',
  'bench',
];
