import { savedAtom } from '../../store/saved-atom.ts';

/** The code of an invitation that this guest has opened and not accepted yet (B31). */
export const invitationAtom = savedAtom<string | null>({
  name: 'invitation',
  initial: null,
  parse: (json) => (typeof json === 'string' ? json : null),
});
