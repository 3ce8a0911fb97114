import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';

/** Throws forbidden for people of some branches: a brand file has, and changes, all of them. */
export function requireWholeBrand({ caller }: Pick<SignedIn, 'caller'>): void {
  if (caller.branchIds !== null) throw apiError('forbidden');
}
