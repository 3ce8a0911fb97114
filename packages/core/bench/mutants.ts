import { parseAst } from 'vitest/node';

/** One small change to a source text: the text from `start` to `end` becomes `replacement`. */
export type Mutant = { start: number; end: number; replacement: string };

/** What the walk reads of a syntax tree. */
type SyntaxNode = { type: string; start: number; end: number; [field: string]: unknown };

const SWAPS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};

/**
 * Every change worth trying in a TypeScript text: comparisons, sums and logic swapped, flags flipped, numbers
 * one more or less, negations and fallbacks dropped, guards removed.
 */
export function findMutants(source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const program = parseAst(source, { lang: 'ts' }) as unknown as SyntaxNode;
  visit(program, (node) => mutants.push(...mutantsOf(node, source)));
  return mutants.sort((a, b) => a.start - b.start);
}

function visit(node: SyntaxNode, see: (node: SyntaxNode) => void): void {
  if (isTypeOnly(node)) return;
  see(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isSyntaxNode(child)) visit(child, see);
    }
  }
}

function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}

/** Types are erased, so that a change in one cannot be seen by a test. */
function isTypeOnly({ type }: SyntaxNode): boolean {
  return type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)/.test(type);
}

/** The replacements of a whole node, by its type. */
const REPLACEMENTS: Readonly<Record<string, (node: SyntaxNode, source: string) => string[]>> = {
  UpdateExpression: ({ start, end, operator }, source) => [
    source.slice(start, end).replace(String(operator), SWAPS[String(operator)]!),
  ],
  UnaryExpression: ({ operator, argument }, source) => (operator === '!' ? [textOf(argument, source)] : []),
  ConditionalExpression: ({ consequent, alternate }, source) => [
    textOf(consequent, source),
    textOf(alternate, source),
  ],
  IfStatement: (node) => (isGuard(node) ? [''] : []),
  Literal: ({ value }) => literalsBeside(value),
};

const WITH_OPERATOR = ['BinaryExpression', 'LogicalExpression', 'AssignmentExpression'];

function mutantsOf(node: SyntaxNode, source: string): Mutant[] {
  const { type, start, end, operator, left } = node;
  if (WITH_OPERATOR.includes(type) && operator !== '??') return swapped(node, source);
  const texts = operator === '??' ? [textOf(left, source)] : (REPLACEMENTS[type]?.(node, source) ?? []);
  return texts.map((replacement) => ({ start, end, replacement }));
}

function literalsBeside(value: unknown): string[] {
  if (typeof value === 'boolean') return [String(!value)];
  return typeof value === 'number' ? [String(value + 1), `(${value - 1})`] : [];
}

/** The operator between the two sides, and nothing else, is replaced. */
function swapped(node: SyntaxNode, source: string): Mutant[] {
  const operator = String(node.operator);
  const replacement = SWAPS[operator];
  const left = node.left as SyntaxNode;
  const start = source.indexOf(operator, left.end);
  return replacement === undefined ? [] : [{ start, end: start + operator.length, replacement }];
}

function isGuard(node: SyntaxNode): boolean {
  const { type } = node.consequent as SyntaxNode;
  return node.alternate === null && /^(Return|Continue|Break|Throw)Statement$/.test(type);
}

function textOf(node: unknown, source: string): string {
  const { start, end } = node as SyntaxNode;
  return `(${source.slice(start, end)})`;
}
