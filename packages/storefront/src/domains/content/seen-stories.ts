import { Id } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import { savedAtom } from '../../store/saved-atom.ts';

/** More than any brand shows at once. */
const KEPT = 100;

const Stored = v.fallback(v.array(Id), []);

/** Stories that this visitor has opened: their circles lose the ring. */
export const seenStoriesAtom = savedAtom<readonly string[]>({
  name: 'seen-stories',
  initial: [],
  parse: (json) => v.parse(Stored, json).slice(-KEPT),
});
