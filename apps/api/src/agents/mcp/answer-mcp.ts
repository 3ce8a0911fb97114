import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { isLanguage } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import { codeOf } from '../../http/on-error.ts';
import { apiError } from '../../http/api-error.ts';
import { sentence } from '../../http/sentences.ts';
import { parsePart } from '../../http/serving/parse-request.ts';
import { schemaOf } from '../../http/serving/openapi.ts';
import type { Ctx } from '../../orders/model/deps.ts';
import { AGENT_CALLS } from '../verbs/agent-calls.ts';
import { agentSettings, textIn } from '../model/agent-language.ts';

const PROTOCOL_VERSION = 'mcp-protocol-version';

/** The tools as a client lists them: their schemas are those of the endpoints. */
const TOOLS = AGENT_CALLS.map(({ tool, description, endpoint }) => ({
  name: tool,
  title: endpoint.summary,
  description,
  inputSchema: { type: 'object' as const, ...schemaOf(endpoint.body!, 'input', 'draft-07') },
  outputSchema: { type: 'object' as const, ...schemaOf(endpoint.answer, 'output', 'draft-07') },
  annotations: { readOnlyHint: true, openWorldHint: false },
}));

/** A failure as the agent reads it: code, sentence and the data of the code, as in the answers of the API. */
function failure(ctx: Ctx, error: unknown, args: Record<string, unknown>): CallToolResult {
  const { code, data } = codeOf(error);
  if (code === 'server.failed') ctx.log.error({ err: error }, 'an agent call failed');
  const { language } = args;
  const text = sentence(code, isLanguage(language) ? language : 'eng', data);
  return { isError: true, content: [{ type: 'text', text: JSON.stringify({ code, text, ...data }) }] };
}

async function callTool(ctx: Ctx, name: string, args: Record<string, unknown>): Promise<CallToolResult> {
  try {
    const found = AGENT_CALLS.find(({ tool }) => tool === name);
    if (!found) throw apiError('notFound');
    const { endpoint, run } = found;
    const answer = v.parse(endpoint.answer, await run(ctx, parsePart(endpoint.body, args)));
    return {
      structuredContent: answer as Record<string, unknown>,
      content: [{ type: 'text', text: JSON.stringify(answer) }],
    };
  } catch (error) {
    return failure(ctx, error, args);
  }
}

/** A server for one message: there are no sessions, so any process answers any call. */
function mcpServer(ctx: Ctx, brand: string): Server {
  const server = new Server(
    { name: `Dasturxon: ${brand}`, version: '1' },
    {
      capabilities: { tools: {} },
      instructions: `The menu of ${brand}: search, choose, get a signed price and a link. Only a person can order, at that link.`,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(ctx, params.name, params.arguments ?? {}),
  );
  return server;
}

/** Answers one message of the Model Context Protocol, at the brand of the host. Throws request.invalid. */
export async function answerMcp(ctx: Ctx, message: unknown): Promise<Response> {
  const settings = await agentSettings(ctx);
  const { text } = textIn(settings, undefined);
  const server = mcpServer(ctx, settings.look.brand ?? text({ eng: ctx.tenant.sub }));
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const version = ctx.header(PROTOCOL_VERSION);
  const request = new Request(new URL('/agents/v1/mcp', ctx.ownUrl()), {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(version && { [PROTOCOL_VERSION]: version }),
    },
    body: '{}',
  });
  try {
    const answer = await transport.handleRequest(request, { parsedBody: message });
    if (answer.status >= 400) throw apiError('request.invalid');
    return answer;
  } finally {
    await server.close();
  }
}
