import * as v from 'valibot';

import type { Env } from '../../kernel/env.ts';
import type { ServiceAccess } from '../service-access.ts';
import { iiko, IikoAccount } from './iiko/iiko.ts';
import { iikoSessions } from './iiko/iiko-session.ts';
import { jowi, JowiAccount } from './jowi/jowi.ts';
import { poster, PosterAccount } from './poster/poster.ts';
import type { Till } from './port/till.ts';

/** A merchant's account at its till. */
export const TillAccount = v.variant('kind', [
  v.object({ kind: v.literal('POSTER'), account: PosterAccount }),
  v.object({ kind: v.literal('IIKO'), account: IikoAccount }),
  v.object({ kind: v.literal('JOWI'), account: JowiAccount }),
]);
export type TillAccount = v.InferOutput<typeof TillAccount>;

/** Opens the till of an account. */
export type OpenTill = (account: TillAccount) => Till;

type Outside = { env: Env; ownUrl: () => string; fetch: typeof globalThis.fetch };

/** The tills by kind. In the sandbox its stand-ins answer instead of the services. */
export function tills({ env, ownUrl, fetch }: Outside): OpenTill {
  const access = (sandbox: string, given: string | undefined, real: string): ServiceAccess => ({
    baseUrl: () => (env.SANDBOX ? `${ownUrl()}/sandbox/${sandbox}` : (given ?? real)),
    fetch,
  });
  const posterAccess = access('poster', env.POSTER_URL, 'https://joinposter.com');
  const askIiko = iikoSessions(access('iiko', env.IIKO_URL, 'https://api-ru.iiko.services'));
  const jowiAccess = access('jowi', env.JOWI_URL, 'https://api.jowi.club');
  return ({ kind, account }) => {
    if (kind === 'IIKO') return iiko(account, askIiko);
    return kind === 'JOWI' ? jowi(account, jowiAccess) : poster(account, posterAccess);
  };
}
