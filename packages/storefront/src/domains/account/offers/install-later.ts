import * as v from 'valibot';

import { savedAtom } from '../../../store/saved-atom.ts';

const Stored = v.fallback(v.boolean(), false);

/** Whether the guest was asked about the home screen on this device: once is enough (B64). */
export const installLaterAtom = savedAtom<boolean>({
  name: 'install-later',
  initial: false,
  parse: (json) => v.parse(Stored, json),
});
