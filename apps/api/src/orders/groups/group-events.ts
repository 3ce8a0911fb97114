import type { GroupOrder } from '@dasturxon/core/group';
import { isGroupOver } from '@dasturxon/core/group';

import type { Ctx } from '../model/deps.ts';
import { eventStream } from '../reading/event-stream.ts';
import { readGroup } from './read-group.ts';

/** How often a stream looks by itself: for the deadline, and for the order that the host places. */
const LOOK_MS = 5_000;

/** Groups are announced apart from the merchant's orders, which boards follow. */
const channelOf = ({ merchantId }: Pick<Ctx, 'merchantId'>): string => `groups.${merchantId}`;

/** Wakes the streams of a group in every process; to be called after commit. */
export function announceGroup(ctx: Ctx, id: string): void {
  ctx.orderEvents.announce(channelOf(ctx), id);
}

/**
 * A group as it changes, sent whole: a reader that missed a change needs no other call. Sent again only when something is
 * different; ends after the state that ends the group. Throws group.notFound.
 */
export async function streamGroup(ctx: Ctx, link: { id: string; mark: string }): Promise<Response> {
  await readGroup(ctx, link);
  let sent = '';
  const isNew = (group: GroupOrder) => JSON.stringify(group) !== sent;
  const reader = {
    merchantId: ctx.merchantId,
    orderEvents: ctx.orderEvents,
    stopping: ctx.stopping,
    // Members are not signed in: streams are limited per group alone.
    caller: { userId: `group:${link.id}:${ctx.newId()}` },
  };
  return eventStream(reader, {
    orderId: link.id,
    watch: (wake) => ctx.orderEvents.watch(channelOf(ctx), link.id, wake),
    async read(write) {
      const group = await readGroup(ctx, link);
      if (isNew(group)) {
        sent = JSON.stringify(group);
        write(`event: group\ndata: ${sent}\n\n`);
      } else write(': still here\n\n');
      return !isGroupOver(group.state);
    },
    beat: { ms: LOOK_MS, act: 'read' },
  });
}
