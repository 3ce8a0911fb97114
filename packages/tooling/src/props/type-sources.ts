import { posix } from 'node:path';

import {
  type EcmaScriptModule,
  type Node,
  parseSync,
  type Statement,
  type TSInterfaceDeclaration,
  type TSType,
} from 'oxc-parser';

/** A named type of a source file, as it is declared. */
export type NamedType = TSType | TSInterfaceDeclaration;

type Place = { file: string; name: string };

/** One source file: its statements without `export`, its named types, and where its other names come from. */
export type TypeSource = {
  statements: readonly Node[];
  types: ReadonlyMap<string, NamedType>;
  imports: ReadonlyMap<string, Place>;
  /** Names that the file exports from others. */
  reexports: ReadonlyMap<string, Place>;
  /** The files of which it exports everything. */
  stars: readonly string[];
};

/** The text of a source file by its path from the repository's root; null if it is missing. */
export type ReadSource = (path: string) => string | null;

/** A file that a specifier names: relative, or `@dasturxon/<package>/<folder>`. Null outside the repository. */
function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier));
  const [, name, folder] = /^@dasturxon\/([^/]+)\/([^.]+)$/.exec(specifier) ?? [];
  return name && folder ? `packages/${name}/src/${folder}/index.ts` : null;
}

const declared = (statement: Statement) =>
  ((statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration') &&
    statement.declaration) ||
  statement;

function typesIn(statements: readonly Node[]): Map<string, NamedType> {
  const types = new Map<string, NamedType>();
  for (const one of statements) {
    if (one.type === 'TSTypeAliasDeclaration') types.set(one.id.name, one.typeAnnotation);
    if (one.type === 'TSInterfaceDeclaration') types.set(one.id.name, one);
  }
  return types;
}

function importsIn(path: string, { staticImports }: EcmaScriptModule): Map<string, Place> {
  const imports = new Map<string, Place>();
  for (const { moduleRequest, entries } of staticImports) {
    const file = fileOf(path, moduleRequest.value);
    for (const { importName, localName } of entries)
      if (file && importName.name) imports.set(localName.value, { file, name: importName.name });
  }
  return imports;
}

function exportsIn(path: string, { staticExports }: EcmaScriptModule) {
  const reexports = new Map<string, Place>();
  const stars: string[] = [];
  for (const { moduleRequest, importName, exportName } of staticExports.flatMap(({ entries }) => entries)) {
    const file = moduleRequest && fileOf(path, moduleRequest.value);
    if (!file) continue;
    if (exportName.name && importName.name) reexports.set(exportName.name, { file, name: importName.name });
    else stars.push(file);
  }
  return { reexports, stars };
}

function parse(path: string, text: string): TypeSource {
  const { program, module } = parseSync(path, text);
  const statements = program.body.map(declared);
  return {
    statements,
    types: typesIn(statements),
    imports: importsIn(path, module),
    ...exportsIn(path, module),
  };
}

/** Parsed source files, each read once, and their type declarations by name. */
export function typeSources(read: ReadSource) {
  const parsed = new Map<string, TypeSource | null>();
  const open = (path: string): TypeSource | null => {
    const known = parsed.get(path);
    if (known !== undefined) return known;
    const text = read(path);
    const source = text === null ? null : parse(path, text);
    parsed.set(path, source);
    return source;
  };
  /** The declaration of a type name in a file, with the file that declares it. Null for types of other packages. */
  const find = (file: string, name: string): { file: string; type: NamedType } | null => {
    const source = open(file);
    const type = source?.types.get(name);
    if (!source || type) return type ? { file, type } : null;
    const other = source.imports.get(name) ?? source.reexports.get(name);
    if (other) return find(other.file, other.name);
    for (const star of source.stars) {
      const found = find(star, name);
      if (found) return found;
    }
    return null;
  };
  return { open, find };
}
