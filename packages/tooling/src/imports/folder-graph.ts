import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { posix } from 'node:path';

import { type Import, importsOfFile } from './imports.ts';

/** A folder and the folders that its files import from, each with one such import. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, string>>;

const NOT_SOURCE = /[.](test|stories|contract|d)[.]tsx?$|\/testing\//;

/** The source files of a folder and of all folders in it; tests, stories, builders and declarations are not counted. */
export function sourcesOf(root: string, folder: string): string[] {
  return filesOf(root, folder).filter((path) => /[.]tsx?$/.test(path) && !NOT_SOURCE.test(path));
}

/** The repository's files in a folder, from the root; what git ignores is left out. */
export function filesOf(root: string, folder: string): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], { cwd: root })
    .toString()
    .split('\n')
    .filter((path) => path !== '' && existsSync(posix.join(root, path)));
}

export type GraphOptions = {
  /** Whether imports of types count too. */
  withTypes?: boolean;
  /** What a file belongs to: its own folder unless stated otherwise. */
  partOf?: (path: string) => string;
};

const folderOf = (path: string) => posix.dirname(path);

/** The graph of the folders of some files, by their imports, static and dynamic. */
export function folderGraph(imports: readonly Import[], options: GraphOptions = {}): FolderGraph {
  const { withTypes = false, partOf = folderOf } = options;
  const graph = new Map<string, Map<string, string>>();
  const counted = imports.filter((one) => one.package === '' && (withTypes || !one.typeOnly));
  for (const { from, target } of counted) {
    const [folder, other] = [partOf(from), partOf(target)];
    if (folder === other) continue;
    const others = graph.get(folder) ?? new Map<string, string>();
    graph.set(folder, others.set(other, others.get(other) ?? `${from} → ${target}`));
  }
  return graph;
}

/** The imports of a folder's sources, among themselves. */
export function folderGraphOf(root: string, folder: string, options?: GraphOptions): FolderGraph {
  return folderGraph(
    sourcesOf(root, folder).flatMap((from) => importsOfFile(root, from)),
    options,
  );
}

/** Every import that closes a cycle of folders: walked depth first, each folder once. Empty for a graph without cycles. */
export function cyclesOf(graph: FolderGraph): string[] {
  const found: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (folder: string) => {
    state.set(folder, 'open');
    for (const [other, why] of graph.get(folder) ?? []) {
      if (state.get(other) === 'open') found.push(why);
      if (!state.has(other)) visit(other);
    }
    state.set(folder, 'done');
  };
  for (const folder of graph.keys()) if (!state.has(folder)) visit(folder);
  return found;
}

/** The folders with more than `most` source files of their own, with how many they have. */
export function crowdedFolders(paths: readonly string[], most: number): [folder: string, files: number][] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, files]) => files > most);
}
