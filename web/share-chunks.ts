import type { Rolldown } from 'vite';

const PAGES = `${import.meta.dirname}/src/app`;

/** What every page starts from, after the entry. */
const APP = [`${PAGES}/render-app.tsx`];

/** The modules that the landing page starts from, and the dashboard. */
const LANDING = [`${PAGES}/landing/landing-page.tsx`];
const SIGNED_IN = [
  `${PAGES}/shell/cached-layout.tsx`,
  `${PAGES}/shell/protected-layout.tsx`,
  `${PAGES}/pages/dashboard-page.tsx`,
];

/** The page that most visitors open next. Most of what it shares with other pages is small. */
const MATCH = [`${PAGES}/pages/match-page.tsx`];

/**
 * Puts the dashboard's shared code into two files, because each file costs a phone a request, and the bundler would make
 * one for every icon. What the landing page shares with it has its own file, so that each loads nothing that only the
 * other needs. What the match page shares with further pages is one file too.
 */
export function shareChunks(): Rolldown.CodeSplittingGroup[] {
  let app: ReadonlySet<string> | undefined;
  let landing: ReadonlySet<string> | undefined;
  let signedIn: ReadonlySet<string> | undefined;
  let match: ReadonlySet<string> | undefined;
  return [
    { name: 'base', tags: ['$initial'] },
    {
      debugName: 'app',
      // One file for everything that is always loaded: eight files would be 2 KB more.
      name: (id, graph) => {
        app ??= reach(APP, graph);
        return app.has(id) ? 'app' : null;
      },
    },
    {
      debugName: 'shared',
      minShareCount: 2,
      name: (id, graph) => {
        landing ??= reach(LANDING, graph);
        signedIn ??= reach(SIGNED_IN, graph);
        if (!signedIn.has(id)) return null;
        return landing.has(id) ? 'common' : 'signed-in';
      },
    },
    {
      debugName: 'match',
      minShareCount: 2,
      // With their icons the landing page would load this file for one of them.
      includeDependenciesRecursively: false,
      name: (id, graph) => {
        landing ??= reach(LANDING, graph);
        match ??= reach(MATCH, graph);
        return match.has(id) && !landing.has(id) && !isIcon(id) ? 'match' : null;
      },
    },
  ];
}

/** Parts of the query library that the dashboard does not use, although the library's index imports them all. */
const OTHER_QUERIES =
  /tanstack\/(query-core|react-query)\/.*(mutationObserver|queriesObserver|infiniteQueryObserver|useMutation|useQueries|InfiniteQuery)\./;

/** Returns these modules and all that they import statically. */
function reach(from: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const seen = new Set(from);
  for (const id of seen) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (OTHER_QUERIES.test(next)) continue;
      if (!next.endsWith('/lucide-react.mjs')) seen.add(next);
      else for (const icon of findIcons(id, next, graph)) seen.add(icon);
    }
  }
  return seen;
}

/** Returns the icons that a module imports by name, because the package's index imports all 2,000. */
function findIcons(module: string, index: string, graph: Rolldown.ChunkingContext): string[] {
  const code = graph.getModuleInfo(module)?.code ?? '';
  const names = /import \{([^}]*)\} from ["']lucide-react["']/.exec(code)?.[1]?.split(',') ?? [];
  const all = graph.getModuleInfo(index);
  return names.flatMap((name) => {
    const [icon = ''] = name.trim().split(' as ');
    const file = new RegExp(String.raw`default as ${icon}\b.*from ["']\.(/icons/.*)["']`).exec(
      all?.code ?? '',
    )?.[1];
    return all?.importedIds.filter((id) => file !== undefined && id.endsWith(file)) ?? [];
  });
}

function isIcon(id: string): boolean {
  return id.includes('/lucide-react/');
}
