import { endpoints, pathSpellings, type ServerEndpoint } from '@dasturxon/core/api';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

type Json = Record<string, unknown>;

/** A schema of valibot as JSON Schema, without what JSON Schema has no keyword for. */
export function schemaOf(
  schema: GenericSchema,
  side: 'input' | 'output',
  target: 'draft-2020-12' | 'draft-07' = 'draft-2020-12',
): Json {
  const json = toJsonSchema(schema, { errorMode: 'ignore', typeMode: side, target }) as Json;
  const { $schema: _, ...rest } = json;
  return rest;
}

function parametersOf(endpoint: ServerEndpoint): Json[] {
  const fields = (schema: GenericSchema | undefined, where: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, field]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: field,
    }));
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', maxLength: 128 },
  };
  const merchant = { $ref: '#/components/parameters/Merchant' };
  return [
    ...fields(endpoint.params, 'path'),
    ...fields(endpoint.query, 'query'),
    merchant,
    ...(endpoint.idempotencyKey ? [key] : []),
  ];
}

function bodyOf(endpoint: ServerEndpoint): Json {
  if (!endpoint.body) return {};
  const binary = endpoint.bodyType === 'binary';
  const content = binary
    ? { [endpoint.mediaType ?? 'image/*']: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemaOf(endpoint.body, 'input') } };
  return { requestBody: { required: true, content } };
}

function answersOf(endpoint: ServerEndpoint): Json {
  const failure = { $ref: '#/components/responses/Error' };
  if (endpoint.answerType === 'empty') return { 204: { description: 'Done' }, default: failure };
  if (endpoint.answerType === 'file') {
    const schema = { type: 'string', format: 'binary' };
    const content = { 'application/octet-stream': { schema } };
    return { 200: { description: endpoint.summary, content }, default: failure };
  }
  const type = endpoint.answerType === 'events' ? 'text/event-stream' : 'application/json';
  return {
    200: {
      description: endpoint.summary,
      content: { [type]: { schema: schemaOf(endpoint.answer, 'output') } },
    },
    default: failure,
  };
}

function securityOf({ auth }: ServerEndpoint): Json {
  if (auth === 'none') return {};
  return { security: auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }] };
}

const COMPONENTS: Json = {
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  parameters: {
    Merchant: {
      name: 'X-Merchant-Id',
      in: 'header',
      required: false,
      description: 'Confirms the merchant of the host; names it on plain local hosts.',
      schema: { type: 'string' },
    },
  },
  schemas: {
    Error: {
      type: 'object',
      required: ['code', 'description', 'requestId'],
      properties: {
        code: { type: 'string' },
        description: { type: 'object', additionalProperties: { type: 'string' } },
        requestId: { type: ['string', 'null'] },
      },
    },
  },
  responses: {
    Error: {
      description: 'Refused or failed',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
};

function operation(name: string, endpoint: ServerEndpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    parameters: parametersOf(endpoint),
    ...bodyOf(endpoint),
    responses: answersOf(endpoint),
    ...securityOf(endpoint),
  };
}

let document: string | undefined;

/** OpenAPI 3.1 of every route of the contract, in every spelling, as JSON text. Made once. */
export function openApiDocument(): string {
  document ??= JSON.stringify(openApiOf(Object.entries(endpoints)));
  return document;
}

/** OpenAPI 3.1 of calls by their names, in every spelling. */
export function openApiOf(calls: readonly (readonly [name: string, endpoint: ServerEndpoint])[]): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of calls) {
    pathSpellings(endpoint).forEach((path, spelling) => {
      const id = spelling === 0 ? name : `${name}Plain`;
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(id, endpoint) };
    });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Dasturxon', version: '1', description: 'White-label online food ordering.' },
    paths,
    components: COMPONENTS,
  };
}
