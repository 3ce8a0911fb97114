import { Id } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import { savedAtom } from '../../store/saved-atom.ts';

const Stored = v.fallback(v.nullable(Id), null);

/** The product that a guest marked as favourite before signing in; saved after sign-in. */
export const favouriteIntentAtom = savedAtom<string | null>({
  name: 'favourite-intent',
  initial: null,
  parse: (json) => v.parse(Stored, json),
});
