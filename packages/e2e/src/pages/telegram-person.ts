import { randomInt } from 'node:crypto';

import { aPhone } from '../people.ts';

/** A Telegram account that no other test of this run uses. */
export const aPerson = () => ({ userId: String(randomInt(1_000_000, 2_000_000_000)), phone: aPhone() });
