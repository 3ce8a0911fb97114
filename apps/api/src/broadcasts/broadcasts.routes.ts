import { endpoints } from '@dasturxon/core/api';

import type { Deps } from '../bot/messages/deps.ts';
import type { Serve } from '../http/serving/serving.ts';
import { chooseBroadcasts, readBroadcastChoice } from './broadcast-choice.ts';
import { countAudience } from './audience.ts';
import { cancelBroadcast, createBroadcast, listBroadcasts, testBroadcast } from './plan-broadcast.ts';

/** Messages of the bot to many guests. */
export function broadcastRoutes(serve: Serve<Deps>) {
  serve(endpoints.listBroadcasts, (ctx) => listBroadcasts(ctx));
  serve(endpoints.countAudience, async (ctx, { body: { audience } }) => ({
    count: await ctx.db.inTenant(ctx.merchantId, (tx) =>
      countAudience(tx, { merchantId: ctx.merchantId, audience, now: ctx.now() }),
    ),
  }));
  serve(endpoints.testBroadcast, (ctx, { body }) => testBroadcast(ctx, body.message));
  serve(endpoints.createBroadcast, async (ctx, { body, bodyText }) => {
    const sent = { endpoint: endpoints.createBroadcast.path, bodyText };
    const reply = await createBroadcast(ctx, body, sent);
    ctx.wakeJobs();
    return reply;
  });
  serve(endpoints.cancelBroadcast, (ctx, { params }) => cancelBroadcast(ctx, params.id));
  serve(endpoints.readBroadcastChoice, readBroadcastChoice);
  serve(endpoints.chooseBroadcasts, (ctx, { body }) => chooseBroadcasts(ctx, body.isOn));
}
