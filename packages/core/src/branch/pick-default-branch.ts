import type { Branch } from './branch.schema.ts';

/**
 * The branch that a picker starts with: the order's own, else the main one, else the first (GEO-19).
 * A closed branch may be the one; it is shown greyed and cannot be confirmed.
 */
export function pickDefaultBranch<B extends Pick<Branch, 'id' | 'isMain'>>(
  branches: readonly B[],
  orderBranchId: string | null,
): B | null {
  return (
    branches.find(({ id }) => id === orderBranchId) ??
    branches.find(({ isMain }) => isMain) ??
    branches[0] ??
    null
  );
}
