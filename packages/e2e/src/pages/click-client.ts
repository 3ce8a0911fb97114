import { randomInt } from 'node:crypto';

import { aPhone } from '../people.ts';

/** A Click account that no other test of this run uses. */
export const aClient = () => ({ clientId: String(randomInt(1_000_000, 2_000_000_000)), phone: aPhone() });
