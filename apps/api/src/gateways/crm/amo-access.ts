import type { Env } from '../../kernel/env.ts';
import type { AmoAccess } from './amo-crm.ts';

type Outside = { env: Env; ownUrl: () => string; fetch: typeof globalThis.fetch };

/** How the hosts of amoCRM are reached; in the sandbox its stand-in answers for all of them, at any pace. */
export const amoAccessOf = ({ env, ownUrl, fetch }: Outside): AmoAccess & { isPaced: boolean } => ({
  originOf: (host) => (env.SANDBOX ? `${ownUrl()}/sandbox/amocrm/${host}` : `https://${host}`),
  isPaced: !env.SANDBOX,
  fetch,
});
