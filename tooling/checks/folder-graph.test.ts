import { expect, it } from 'vitest';
import { findFolderCycle, findFullFolders, MOST_FILES_IN_A_FOLDER } from './folder-graph.ts';

const filesOf = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

const graphOf = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

it('accepts one-way imports, also by several paths', () => {
  const imports = graphOf({
    'a/one.ts': ['a/two.ts', 'b/one.ts', 'c/one.ts'],
    'b/one.ts': ['c/one.ts'],
    'c/one.ts': [],
  });
  expect(findFolderCycle(imports)).toEqual([]);
});

it('reports an import per step of a folder cycle without a file cycle', () => {
  const imports = graphOf({
    'top/main.ts': ['a/one.ts'],
    'a/one.ts': ['b/one.ts'],
    'b/two.ts': ['c/one.ts'],
    'c/two.ts': ['a/two.ts'],
  });
  expect(findFolderCycle(imports)).toEqual([
    'a/one.ts -> b/one.ts',
    'b/two.ts -> c/one.ts',
    'c/two.ts -> a/two.ts',
  ]);
});

it('rejects an import from a folder into its parent, when the parent imports it as well', () => {
  const imports = graphOf({ 'a/main.ts': ['a/parts/one.ts'], 'a/parts/two.ts': ['a/types.ts'] });
  expect(findFolderCycle(imports)).toEqual(['a/main.ts -> a/parts/one.ts', 'a/parts/two.ts -> a/types.ts']);
});

it('reports folders with too many files', () => {
  expect(
    findFullFolders([
      ...filesOf('full', MOST_FILES_IN_A_FOLDER),
      ...filesOf('over', MOST_FILES_IN_A_FOLDER + 1),
    ]),
  ).toEqual([['over', MOST_FILES_IN_A_FOLDER + 1]]);
});
