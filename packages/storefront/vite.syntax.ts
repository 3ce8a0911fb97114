/** A node of a syntax tree, as far as our builds ask it. */
export type Node = { type: string; start: number; end: number; [part: string]: unknown };

/** Tells a node from the other parts of one: texts, numbers, nothing. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The nodes right under one. */
export const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The tree of a module. Rolldown types each kind of node by its own parts; we look for a few by name. */
export const treeOf = (module: { parse: (code: string) => unknown }, code: string): Node =>
  module.parse(code) as Node;
