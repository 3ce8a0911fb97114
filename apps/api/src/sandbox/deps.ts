import type { Deps as PaymentDeps } from '../payments/protocol/deps.ts';

/** What the console of the sandbox needs. */
export type Deps = PaymentDeps;
