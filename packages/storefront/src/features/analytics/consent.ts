import * as v from 'valibot';

import { savedAtom } from '../../store/saved-atom.ts';

const Stored = v.fallback(v.nullable(v.boolean()), null);

/** The guest's answer about analytics; null until they are asked (D80). */
export const consentAtom = savedAtom<boolean | null>({
  name: 'consent',
  initial: null,
  parse: (json) => v.parse(Stored, json),
});
