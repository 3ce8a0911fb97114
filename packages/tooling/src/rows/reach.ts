import type { ImportedName, ModuleParts, Part } from './module-parts.ts';

/** What reachability needs of the repository. */
export type Sources = {
  /** A file's parts, or null where it is not ours. */
  read: (path: string) => ModuleParts | null;
  /** Files that match a pattern of `import.meta.glob`. */
  match: (pattern: string) => readonly string[];
  /** The file of a package specifier of ours, or null. */
  resolve: (specifier: string) => string | null;
};

/** What production reaches: files that run, and of each the names that something live reads. */
export type Reach = { files: Set<string>; has: (path: string, name: string) => boolean };

/**
 * Follows value imports from the entries, name by name, as a bundler's tree shaking does: a file's top-level
 * statements run with it, a declaration only counts once something live reads its name.
 */
export function reachFrom(entries: readonly string[], sources: Sources): Reach {
  const files = new Set<string>();
  const live = new Set<string>();
  const queue: (() => void)[] = [];
  const fileOf = (target: string) => fileIn(sources, target);

  function load(target: string): void {
    const path = fileOf(target);
    const found = path === null ? null : sources.read(path);
    if (path === null || !found || files.has(path)) return;
    files.add(path);
    for (const next of [...found.loads, ...found.stars]) queue.push(() => load(next));
    for (const part of found.parts) if (part.declares.length === 0) queue.push(() => takePart(path, part));
  }

  function takePart(path: string, part: Part): void {
    const found = sources.read(path);
    if (!found) return;
    for (const name of part.reads) readName({ path, found }, name, part);
    for (const target of part.lazy) takeLazy(found, target);
    for (const target of part.globs.flatMap(sources.match)) takeWhole(target);
  }

  function readName({ path, found }: { path: string; found: ModuleParts }, name: string, part: Part): void {
    const imported = found.imports.get(name);
    if (imported?.name === '*')
      for (const one of part.properties) queue.push(() => take(imported.target, one));
    else if (imported) queue.push(() => takeImport(imported));
    else queue.push(() => takeLocal(path, name));
  }

  const takeImport = ({ target, name }: ImportedName) => take(target, name);

  /** `import()` takes what the module names anywhere; a module handed on whole is taken whole. */
  function takeLazy(found: ModuleParts, target: string): void {
    const path = fileOf(target);
    if (path === null) return;
    const named = new Set(found.parts.flatMap(({ properties, reads }) => [...properties, ...reads]));
    const all = exportsOf(path, sources);
    const taken = [...all].filter((name) => named.has(name));
    for (const name of taken.length > 0 ? taken : all) queue.push(() => take(path, name));
    queue.push(() => load(path));
  }

  function takeWhole(path: string): void {
    queue.push(() => load(path));
    for (const name of sources.read(path)?.exports.keys() ?? []) queue.push(() => take(path, name));
  }

  function take(target: string, name: string): void {
    const path = fileOf(target);
    const found = path === null ? null : sources.read(path);
    if (path === null || !found || live.has(`${path} ${name}`)) return;
    live.add(`${path} ${name}`);
    queue.push(() => load(path));
    const own = found.exports.get(name);
    if (!own) for (const star of found.stars) queue.push(() => take(star, name));
    else if ('local' in own) takeLocal(path, own.local);
    else queue.push(() => takeImport(own));
  }

  const usedParts = new Set<Part>();
  function takeLocal(path: string, name: string): void {
    const found = sources.read(path);
    const imported = found?.imports.get(name);
    if (imported) return takeImport(imported);
    for (const part of found?.parts ?? []) {
      if (!part.declares.includes(name)) continue;
      live.add(`${path} ${name}`);
      if (usedParts.has(part)) continue;
      usedParts.add(part);
      takePart(path, part);
    }
  }

  for (const entry of entries) takeWhole(entry);
  for (let next = queue.pop(); next; next = queue.pop()) next();
  return { files, has: (path, name) => live.has(`${path} ${name}`) };
}

const fileIn = (sources: Sources, target: string) =>
  sources.read(target) ? target : sources.resolve(target);

/** Every name that a file exports, through `export *` too. */
function exportsOf(path: string, sources: Sources): Set<string> {
  const found = sources.read(path);
  const stars = (found?.stars ?? []).flatMap((star) => fileIn(sources, star) ?? []);
  return new Set([
    ...(found?.exports.keys() ?? []),
    ...stars.flatMap((star) => [...exportsOf(star, sources)]),
  ]);
}

/** The values that a file itself exports and production does not reach: `NAME (path)`. */
export function exportsUnreached(path: string, about: { reach: Reach; sources: Sources }): string[] {
  const own = about.sources.read(path)?.exports ?? new Map<string, object>();
  return [...own]
    .filter(([name, from]) => 'local' in from && !about.reach.has(path, name))
    .map(([name]) => `${name} (${path})`);
}

/** The file and name where an imported name is declared, through re-exports; null where it is not ours. */
export function originOf(
  { target, name }: ImportedName,
  sources: Sources,
): { path: string; name: string } | null {
  const path = fileIn(sources, target);
  const found = path === null ? null : sources.read(path);
  if (path === null || !found) return null;
  if (name === '*') return { path, name };
  const own = found.exports.get(name);
  if (own) return 'local' in own ? { path, name } : originOf(own, sources);
  for (const star of found.stars) {
    const origin = originOf({ target: star, name }, sources);
    if (origin) return origin;
  }
  return null;
}
