import { randomInt } from 'node:crypto';

import { aPhone } from '../people.ts';

/** Somebody with a Click account that nobody else in this run has. */
export const aClient = () => ({ clientId: String(randomInt(1_000_000, 2_000_000_000)), phone: aPhone() });
