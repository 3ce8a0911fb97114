import * as v from 'valibot';

import { savedAtom } from '../../../store/saved-atom.ts';

const Stored = v.fallback(v.boolean(), false);

/** Whether the guest has put off notifications on this device: the order's page does not ask again. */
export const pushLaterAtom = savedAtom<boolean>({
  name: 'push-later',
  initial: false,
  parse: (json) => v.parse(Stored, json),
});
