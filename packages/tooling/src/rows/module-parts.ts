import { posix } from 'node:path';

import { parseSync } from 'oxc-parser';

/** An export of another file, by its name; `*` is the whole namespace. */
export type ImportedName = { target: string; name: string };

/** One top-level statement: the names that it declares and the names that it reads. */
export type Part = {
  syntax: unknown;
  declares: string[];
  reads: Set<string>;
  /** Property names that a file reads of a namespace. */
  properties: Set<string>;
  /** Targets of `import()`. */
  lazy: string[];
  /** Patterns of `import.meta.glob`. */
  globs: string[];
};

/** A source file as a tree shaker sees it. Targets are paths from the root or package specifiers. */
export type ModuleParts = {
  parts: Part[];
  imports: Map<string, ImportedName>;
  exports: Map<string, { local: string } | ImportedName>;
  /** Targets of `export * from`. */
  stars: string[];
  /** Targets whose top-level statements run with this module. */
  loads: string[];
};

/** A node of the syntax tree, by its type. */
export type Node = { type: string; [key: string]: unknown };

/** Wrappers of TypeScript that hold an expression; every other `TS…` node is erased. */
const TYPED_EXPRESSIONS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);

/** Reads one file. `import type` and everything else that TypeScript erases is left out. */
export function modulePartsOf(path: string, source: string): ModuleParts {
  const { program } = parseSync(path, source);
  const found: ModuleParts = { parts: [], imports: new Map(), exports: new Map(), stars: [], loads: [] };
  const targetOf = (node: unknown) => resolveSpecifier(path, (node as { value: string }).value);
  // The parser's types are a union of node interfaces without an index signature; the readers read nodes by key.
  for (const statement of program.body as unknown as Node[]) readStatement(found, statement, targetOf);
  for (const part of found.parts) {
    part.lazy = part.lazy.map((specifier) => resolveSpecifier(path, specifier));
    part.globs = part.globs.map((pattern) => resolveSpecifier(path, pattern));
  }
  return found;
}

function resolveSpecifier(from: string, specifier: string): string {
  const bare = specifier.replace(/\?.*$/, '');
  return bare.startsWith('.') ? posix.normalize(posix.join(posix.dirname(from), bare)) : bare;
}

type TargetOf = (source: unknown) => string;

function readStatement(found: ModuleParts, statement: Node, targetOf: TargetOf): void {
  if (statement['importKind'] === 'type' || statement['exportKind'] === 'type') return;
  switch (statement.type) {
    case 'ImportDeclaration':
      return readImport(found, statement, targetOf);
    case 'ExportAllDeclaration':
      found.stars.push(targetOf(statement['source']));
      return;
    case 'ExportNamedDeclaration':
      return readExport(found, statement, targetOf);
    case 'ExportDefaultDeclaration':
      found.exports.set('default', { local: 'default' });
      found.parts.push(partOf(statement['declaration'], ['default']));
      return;
    default:
      found.parts.push(partOf(statement, declaredBy(statement)));
  }
}

function readImport({ imports, loads }: ModuleParts, statement: Node, targetOf: TargetOf): void {
  const target = targetOf(statement['source']);
  const specifiers = (statement['specifiers'] as Node[]).filter((one) => one['importKind'] !== 'type');
  if (specifiers.length > 0 || (statement['specifiers'] as Node[]).length === 0) loads.push(target);
  for (const one of specifiers) {
    const name =
      one.type === 'ImportSpecifier'
        ? nameOf(one['imported'])
        : one.type === 'ImportDefaultSpecifier'
          ? 'default'
          : '*';
    imports.set(nameOf(one['local']), { target, name });
  }
}

function readExport({ exports, parts }: ModuleParts, statement: Node, targetOf: TargetOf): void {
  const declaration = statement['declaration'] as Node | null;
  if (declaration) {
    const declares = declaredBy(declaration);
    parts.push(partOf(declaration, declares));
    for (const local of declares) exports.set(local, { local });
  }
  const specifiers = (statement['specifiers'] as Node[]).filter((one) => one['exportKind'] !== 'type');
  for (const one of specifiers) {
    const local = nameOf(one['local']);
    const source = statement['source'];
    exports.set(nameOf(one['exported']), source ? { target: targetOf(source), name: local } : { local });
  }
}

const nameOf = (node: unknown) => {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? value ?? '';
};

/** Names that a top-level statement declares; a type declares none. */
function declaredBy(statement: Node): string[] {
  if (statement.type === 'VariableDeclaration')
    return (statement['declarations'] as Node[]).flatMap((one) => namesIn(one['id'] as Node));
  const isNamed = statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration';
  return isNamed ? [nameOf(statement['id'])] : [];
}

function namesIn(pattern: Node): string[] {
  const { reads } = partOf(pattern);
  return [...reads];
}

/** What a piece of syntax reads; `declares` are the names that it declares itself. */
export function partOf(node: unknown, declares: string[] = []): Part {
  const part: Part = { syntax: node, declares, reads: new Set(), properties: new Set(), lazy: [], globs: [] };
  walk(node, part);
  return part;
}

function walk(node: unknown, part: Part): void {
  if (Array.isArray(node)) for (const one of node) walk(one, part);
  if (!isNode(node)) return;
  if (TYPED_EXPRESSIONS.has(node.type)) return walk(node['expression'], part);
  if (node.type.startsWith('TS')) return;
  note(node, part);
  const name = propertyName(node);
  if (name !== null) part.properties.add(name);
  const { [unreadField(node)]: _name, ...read } = node;
  walk(Object.values(read), part);
}

/** `{ a }` reads a; `{ a: b }` and `x.a` do not. */
function unreadField(node: Node): string {
  const isRead = propertyName(node) === null || node['shorthand'] === true;
  return isRead ? '' : (KEYS[node.type] ?? '');
}

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && 'type' in node;

/** The position of a plain property name: it is no name of the scope. */
const KEYS: Readonly<Record<string, string>> = { MemberExpression: 'property', Property: 'key' };

function propertyName(node: Node): string | null {
  const key = KEYS[node.type];
  return key !== undefined && node['computed'] === false ? nameOf(node[key]) : null;
}

function note(node: Node, part: Part): void {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      part.reads.add(nameOf(node));
      return;
    case 'ImportExpression':
      part.lazy.push(...literalsIn(node['source']));
      return;
    case 'CallExpression':
      if (isGlob(node['callee'])) part.globs.push(...literalsIn(node['arguments']));
  }
}

function isGlob(callee: unknown): boolean {
  const { type, object, property } = callee as Node;
  return (
    type === 'MemberExpression' && (object as Node).type === 'MetaProperty' && nameOf(property) === 'glob'
  );
}

function literalsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  const { type, value, elements } = node as Node;
  if (type === 'ArrayExpression') return literalsIn(elements);
  return type === 'Literal' && typeof value === 'string' ? [value] : [];
}
