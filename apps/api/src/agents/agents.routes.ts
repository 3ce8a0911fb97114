import { endpoints } from '@dasturxon/core/api';

import { openApiOf } from '../http/serving/openapi.ts';
import type { Serve } from '../http/serving/serving.ts';
import type { Deps } from '../orders/model/deps.ts';
import { AGENT_CALLS } from './verbs/agent-calls.ts';
import { agentSettings } from './model/agent-language.ts';
import { answerMcp } from './mcp/answer-mcp.ts';
import { readPrepared } from './verbs/prepare-order.ts';

/** What agents may call: the same functions as endpoints and as tools (C7). None of them orders. */
export function agentsRoutes(serve: Serve<Deps>) {
  for (const { endpoint, run } of AGENT_CALLS) serve(endpoint, (ctx, { body }) => run(ctx, body));
  serve(endpoints.readPrepared, (ctx, { query }) => readPrepared(ctx, query));
  serve(endpoints.answerMcp, (ctx, { body }) => answerMcp(ctx, body));
  serve(endpoints.readAgentsApi, async (ctx) => {
    await agentSettings(ctx);
    return openApiOf(AGENT_CALLS.map(({ tool, endpoint }) => [tool, endpoint]));
  });
}
