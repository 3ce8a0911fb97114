import { parseSync } from 'oxc-parser';

/** A component and how many props its type has. */
export type PropCount = { name: string; props: number };

type Node = { type: string; [key: string]: unknown };
type Types = ReadonlyMap<string, Node>;

const isComponent = (name: string) => /^[A-Z]/.test(name);

/** The components of one source file, declared as functions, with the number of props in a type of the same file. */
export function countProps(path: string, source: string): PropCount[] {
  // The parser's types are a union of node interfaces without an index signature; the checks read nodes by key.
  const body = (parseSync(path, source).program.body as unknown as Node[]).map(
    (node) => (node.type === 'ExportNamedDeclaration' && (node['declaration'] as Node | null)) || node,
  );
  const types: Types = new Map(
    body
      .filter(({ type }) => type === 'TSTypeAliasDeclaration')
      .map((node) => [nameOf(node['id']), node['typeAnnotation'] as Node]),
  );
  return body
    .filter((node) => node.type === 'FunctionDeclaration' && isComponent(nameOf(node['id'])))
    .map((node) => {
      const [first] = node['params'] as Node[];
      const annotation = first?.['typeAnnotation'] as Node | null | undefined;
      const type = annotation?.['typeAnnotation'] as Node | undefined;
      return { name: nameOf(node['id']), props: type ? membersOf(type, types) : 0 };
    });
}

const nameOf = (id: unknown) => (id as { name: string }).name;

/** The properties of an object type; those of each part of an intersection, and of a name in the same file. */
function membersOf(type: Node, types: Types): number {
  if (type.type === 'TSTypeLiteral') return (type['members'] as unknown[]).length;
  if (type.type === 'TSIntersectionType')
    return (type['types'] as Node[]).reduce((sum, part) => sum + membersOf(part, types), 0);
  const named = type.type === 'TSTypeReference' ? types.get(nameOf(type['typeName'])) : undefined;
  return named ? membersOf(named, types) : 0;
}
