import { Session } from '@dasturxon/core/auth';
import { atom } from 'jotai';
import * as v from 'valibot';

import { savedAtom } from '../../store/saved-atom.ts';

const Stored = v.fallback(v.nullable(Session), null);

/** The signed-in customer and their bearer; null for a guest (SES-06). */
export const sessionAtom = savedAtom<Session | null>({
  name: 'session',
  initial: null,
  parse: (json) => v.parse(Stored, json),
});

export const isSignedInAtom = atom((get) => get(sessionAtom) !== null);
