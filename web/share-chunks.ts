import type { Rolldown } from 'vite';

const PAGES = `${import.meta.dirname}/src/app`;

/** Whose modules come in one file where others want them too; the first of them that reaches a module has it. */
const files = [
  { name: 'common', from: [`${PAGES}/landing/landing-page.tsx`] },
  {
    name: 'signed-in',
    from: [
      `${PAGES}/shell/cached-layout.tsx`,
      `${PAGES}/shell/protected-layout.tsx`,
      `${PAGES}/pages/dashboard-page.tsx`,
    ],
  },
] as const;

/**
 * Shared code in a few files: each one costs a phone a request and a task, and by itself the bundler makes one of every
 * icon. What the first page shares stands apart, so that it takes nothing that only other pages need.
 */
export function shareChunks(): Rolldown.CodeSplittingGroup[] {
  const reached = new Map<string, ReadonlySet<string>>();
  return [
    // What the first page always needs in one file: seven small ones beside it are 2 KB more.
    { name: 'base', tags: ['$initial'] },
    {
      debugName: 'shared',
      minShareCount: 2,
      name: (id, graph) => {
        for (const { name, from } of files) {
          const modules = reached.get(name) ?? reach(from, graph);
          reached.set(name, modules);
          if (modules.has(id)) return name;
        }
        return null;
      },
    },
  ];
}

/** All modules that these import, and these: what is imported when it is asked for is not among them. */
function reach(from: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const seen = new Set(from);
  for (const id of seen) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!next.endsWith('/lucide-react.mjs')) seen.add(next);
      else for (const icon of findIcons(id, next, graph)) seen.add(icon);
    }
  }
  return seen;
}

/** The icons that a module imports by name: the index of their package imports all 2,000. */
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
