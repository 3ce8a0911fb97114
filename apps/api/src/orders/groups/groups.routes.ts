import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../../http/serving/serving.ts';
import type { Deps } from '../model/deps.ts';
import { editGroupPart, moveGroup, removeGroupMember } from './change-group.ts';
import { streamGroup } from './group-events.ts';
import { limitReads } from './group-limits.ts';
import { joinGroup, startGroup } from './join-group.ts';
import { readGroup } from './read-group.ts';

/** One basket of several people (C6): shared, filled together, ordered by its host. */
export function groupsRoutes(serve: Serve<Deps>) {
  serve(endpoints.startGroup, (ctx, { body }) => startGroup(ctx, body));
  serve(endpoints.readGroup, async (ctx, { params }) => {
    await limitReads(ctx);
    return readGroup(ctx, params);
  });
  serve(endpoints.groupEvents, async (ctx, { params }) => {
    await limitReads(ctx);
    return streamGroup(ctx, params);
  });
  serve(endpoints.joinGroup, (ctx, { params, body }) => joinGroup(ctx, params, body));
  serve(endpoints.editGroupPart, (ctx, { params, body }) => editGroupPart(ctx, params, body));
  serve(endpoints.removeGroupMember, (ctx, { params }) => removeGroupMember(ctx, params));
  serve(endpoints.moveGroup, (ctx, { params, body }) => moveGroup(ctx, params.id, body));
}
