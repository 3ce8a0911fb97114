import type {
  ArrowFunctionExpression,
  CallExpression,
  Expression,
  Function as FunctionNode,
  Node,
  PropertyKey,
  TSSignature,
  TSType,
  TSTypeReference,
} from 'oxc-parser';

import { type NamedType, type ReadSource, typeSources } from './type-sources.ts';

/** A component with the names of its props. Attributes of HTML elements and types of other packages have none. */
export type Component = { readonly name: string; readonly file: string; readonly props: readonly string[] };

type Sources = ReturnType<typeof typeSources>;
/** The sources, and the file in which a type is written. */
type Scope = { sources: Sources; file: string };
type Callable = FunctionNode | ArrowFunctionExpression;

/** The components that some files declare at their top level: functions, arrow functions and those inside `memo(…)`. */
export function componentsOf(files: readonly string[], read: ReadSource): Component[] {
  const sources = typeSources(read);
  return files.flatMap((file) =>
    (sources.open(file)?.statements ?? [])
      .flatMap(callablesOf)
      .filter(({ name }) => /^[A-Z]/.test(name))
      .map(({ name, callable }) => ({ name, file, props: propsOf(callable, { sources, file }) })),
  );
}

function callablesOf(statement: Node): { name: string; callable: Callable }[] {
  if (statement.type === 'FunctionDeclaration')
    return [{ name: statement.id?.name ?? '', callable: statement }];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) => {
    const callable = init && callableOf(init);
    return callable && id.type === 'Identifier' ? [{ name: id.name, callable }] : [];
  });
}

function callableOf(value: Expression | CallExpression['arguments'][number]): Callable | null {
  if (value.type === 'FunctionExpression' || value.type === 'ArrowFunctionExpression') return value;
  const inner = value.type === 'CallExpression' ? value.arguments[0] : undefined;
  return inner ? callableOf(inner) : null;
}

function propsOf({ params }: Callable, scope: Scope): string[] {
  const [first] = params;
  const annotation = first && 'typeAnnotation' in first ? first.typeAnnotation?.typeAnnotation : null;
  return [...new Set(membersOf(annotation ?? undefined, scope))];
}

/** The names of a type's members; those of every part of an intersection or a union. */
function membersOf(type: NamedType | undefined, scope: Scope): string[] {
  switch (type?.type) {
    case 'TSTypeLiteral':
      return type.members.flatMap(namesOf);
    case 'TSInterfaceDeclaration':
      return [
        ...type.body.body.flatMap(namesOf),
        ...type.extends.flatMap(({ expression }) =>
          expression.type === 'Identifier' ? namedMembers(expression.name, scope) : [],
        ),
      ];
    case 'TSIntersectionType':
    case 'TSUnionType':
      return type.types.flatMap((part) => membersOf(part, scope));
    case 'TSParenthesizedType':
      return membersOf(type.typeAnnotation, scope);
    case 'TSTypeReference':
      return referredMembers(type, scope);
    default:
      return [];
  }
}

function namedMembers(name: string, { sources, file }: Scope): string[] {
  const found = sources.find(file, name);
  return found ? membersOf(found.type, { sources, file: found.file }) : [];
}

type Helper = (params: readonly TSType[], scope: Scope) => string[];

const sameMembers: Helper = ([of], scope) => membersOf(of, scope);
/** The helper types of TypeScript and React that make props of other types. */
const HELPERS = new Map<string, Helper>([
  ['Pick', ([, names]) => literalsOf(names)],
  ['Record', ([names]) => literalsOf(names)],
  ['Omit', omittedMembers],
  ['Partial', sameMembers],
  ['Readonly', sameMembers],
  ['Required', sameMembers],
  ['PropsWithChildren', ([of], scope) => [...membersOf(of, scope), 'children']],
]);

function omittedMembers([of, names]: readonly TSType[], scope: Scope): string[] {
  const omitted = new Set(literalsOf(names));
  return membersOf(of, scope).filter((member) => !omitted.has(member));
}

/** The members of a reference: to a helper type, or to a type of the repository. */
function referredMembers({ typeName, typeArguments }: TSTypeReference, scope: Scope): string[] {
  const name = typeName.type === 'Identifier' ? typeName.name : '';
  const helper = HELPERS.get(name);
  return helper ? helper(typeArguments?.params ?? [], scope) : namedMembers(name, scope);
}

const keyOf = (key: PropertyKey): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

const namesOf = (member: TSSignature): string[] =>
  member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature' ? [keyOf(member.key)] : [];

/** The string literals of a union: `'a' | 'b'`. */
function literalsOf(type: TSType | undefined): string[] {
  if (type?.type === 'TSUnionType') return type.types.flatMap(literalsOf);
  if (type?.type !== 'TSLiteralType' || !('value' in type.literal)) return [];
  return [String(type.literal.value)];
}
