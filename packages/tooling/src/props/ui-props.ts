import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  parseSync,
  type Node,
  type TSType,
  type TSTypeAliasDeclaration,
  type TSTypeLiteral,
  type TSTypeReference,
} from 'oxc-parser';

import { ROOT } from '../run-step.ts';

/** A component type `…Props` with the names of its props. */
export type Component = { readonly name: string; readonly file: string; readonly props: readonly string[] };

type Types = ReadonlyMap<string, TSType>;

const keyOf = (key: Node): string =>
  key.type === 'Identifier'
    ? key.name
    : key.type === 'Literal' && typeof key.value === 'string'
      ? key.value
      : '';

/** The string literals of a union: `'a' | 'b'`. */
function literalsOf(type: TSType | undefined): string[] {
  if (type?.type === 'TSUnionType') return type.types.flatMap(literalsOf);
  if (type?.type !== 'TSLiteralType' || !('value' in type.literal)) return [];
  return [String(type.literal.value)];
}

const namesOf = ({ members }: TSTypeLiteral): string[] =>
  members.flatMap((member) =>
    member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature' ? [keyOf(member.key)] : [],
  );

/** The names of a reference's members: `Pick`, `Omit` or a type of these sources. */
function referredNames({ typeName, typeArguments }: TSTypeReference, types: Types): string[] {
  const name = typeName.type === 'Identifier' ? typeName.name : '';
  const [of, names] = typeArguments?.params ?? [];
  if (name === 'Pick') return literalsOf(names);
  if (name !== 'Omit') return membersOf(types.get(name), types);
  const omitted = new Set(literalsOf(names));
  return membersOf(of, types).filter((member) => !omitted.has(member));
}

/** The names of a type's members. Types of other packages, such as HTML attributes, have none. */
function membersOf(type: TSType | undefined, types: Types): string[] {
  switch (type?.type) {
    case 'TSTypeLiteral':
      return namesOf(type);
    case 'TSIntersectionType':
      return type.types.flatMap((part) => membersOf(part, types));
    case 'TSTypeReference':
      return referredNames(type, types);
    default:
      return [];
  }
}

function aliasesOf(source: string): TSTypeAliasDeclaration[] {
  const { program } = parseSync('component.tsx', source, { lang: 'tsx' });
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'TSTypeAliasDeclaration' ? [declaration] : [];
  });
}

/** The component types of some sources. */
export function componentsOf(sources: ReadonlyMap<string, string>): Component[] {
  const all = [...sources].flatMap(([file, source]) => aliasesOf(source).map((alias) => ({ file, alias })));
  const types = new Map(all.map(({ alias }) => [alias.id.name, alias.typeAnnotation]));
  return all
    .filter(({ alias }) => alias.id.name.endsWith('Props'))
    .map(({ file, alias }) => ({
      name: alias.id.name,
      file,
      props: [...new Set(membersOf(alias.typeAnnotation, types))],
    }));
}

/** The sources of both ui kits and their screens, without tests and stories. */
export function componentSources(): Map<string, string> {
  const files = globSync('{packages/{ui,storefront,admin-ui},apps/admin}/src/**/*.tsx', { cwd: ROOT });
  return new Map(
    files
      .filter((file) => !/[.](?:test|stories)[.]tsx$|\/testing\//.test(file))
      .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
  );
}
