import { endpoints, type ServerEndpoint } from '@dasturxon/core/api';
import { hostName } from '@dasturxon/core/merchant';

import { apiError } from '../http/api-error.ts';
import { requestLimit } from '../http/limits/request-limit.ts';
import { parseRequest } from '../http/serving/parse-request.ts';
import type { Input, Serve, ServeOptions } from '../http/serving/serving.ts';
import type { Deps } from '../orders/model/deps.ts';
import { acceptOwner } from './accept-owner.ts';
import { checkSub, makeOwnBrand, readInvite } from './brand-invites.ts';
import { checkCloneSub, cloneOffer, cloneOwnBrand } from './clone-own-brand.ts';
import { beginTest, endSetup, leaveStep, readSetup } from './set-up.ts';

/** Calls a second of one address about a link; ten seconds' worth at once. A name that is typed is asked about twice a second. */
const CALLS_A_SECOND = 3;

/** A brand's host makes no brands. */
const onNoBrand = () => Promise.reject(apiError('notFound'));

/** From an operator's link to the first paid order of a brand. */
export function onboardingRoutes(serve: Serve<Deps>) {
  const limit = requestLimit(CALLS_A_SECOND);

  /** A call that is answered on the platform's host, where no brand is. */
  function servePlatform<const E extends ServerEndpoint>(
    endpoint: E,
    answer: (deps: Deps, body: Input<E>['body']) => Promise<unknown>,
  ) {
    const options: ServeOptions<Deps> = {
      evenWhenClosed: true,
      withoutMerchant: async (deps, request, clientAddress) => {
        const host = hostName(request.headers.get('host') ?? new URL(request.url).host);
        if (host !== deps.env.PLATFORM_HOST) return null;
        const seconds = limit(clientAddress);
        if (seconds > 0) throw apiError('request.rateLimited', { seconds });
        const { body } = await parseRequest(endpoint, request, {});
        // The body has been through the schema of this endpoint.
        return answer(deps, body as Input<E>['body']);
      },
    };
    serve(endpoint, onNoBrand, options);
  }

  servePlatform(endpoints.readBrandInvite, (deps, { token }) => readInvite(deps, token));
  servePlatform(endpoints.checkBrandSub, (deps, body) => checkSub(deps, body));
  servePlatform(endpoints.makeOwnBrand, (deps, body) => makeOwnBrand(deps, body));
  serve(endpoints.readCloneOffer, (ctx) => Promise.resolve(cloneOffer(ctx.env)));
  serve(endpoints.checkCloneSub, async (ctx, { body }) => {
    const seconds = limit(ctx.clientAddress);
    if (seconds > 0) throw apiError('request.rateLimited', { seconds });
    return checkCloneSub(ctx, body.sub);
  });
  serve(endpoints.cloneBrand, (ctx, { body }) => cloneOwnBrand(ctx, body));
  serve(endpoints.acceptOwner, (ctx, { body }) => acceptOwner(ctx, body));
  serve(endpoints.readSetup, (ctx) => readSetup(ctx));
  serve(endpoints.leaveSetupStep, (ctx, { body }) => leaveStep(ctx, body));
  serve(endpoints.beginTestOrder, (ctx, { body }) => beginTest(ctx, body.phone));
  serve(endpoints.endSetup, (ctx) => endSetup(ctx));
}
