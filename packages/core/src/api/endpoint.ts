import type * as v from 'valibot';

import type { Permission } from '../staff/permissions.ts';

/** The permitted callers (D65). `optional`: public, a token only adds data. `staff`: any role but CLIENT (D83). */
export type EndpointAuth = 'none' | 'optional' | 'customer' | 'staff';

/** One call of the API as the client needs it: where it goes and what it answers (ADR 0002). */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Without the WITH_TOKEN marker; placeholders are written `{id}`. See `pathSpellings`. */
  path: `/${string}`;
  auth: EndpointAuth;
  /**
   * `backOffice`: answered on hosts of the back office alone, where the session is a cookie and each write names its
   * origin. Elsewhere it is not found.
   */
  host?: 'backOffice';
  /** What the caller's role must permit; the server checks it before the call. */
  permission?: Permission;
  /** A staff call that a session may make before its second factor is proven or set up. */
  beforeFactor?: true;
  /** A staff call without a permission that a session opened by a PIN may make. */
  byPin?: true;
  /** `binary`: the body is the bytes themselves, with their own media type. */
  bodyType?: 'json' | 'binary';
  /** The largest binary body, in bytes; by default that of a picture, 5 MiB. */
  bodyLimit?: number;
  /** Of a binary body; a picture by default. */
  mediaType?: string;
  answer: v.GenericSchema;
  /** `events`: a `text/event-stream` whose every `data` is one `answer`. `empty`: 204. `file`: bytes to be kept. */
  answerType?: 'json' | 'events' | 'empty' | 'file';
  /** A failure is not shown in the error dialog (ERR-03). */
  silent?: true;
  /** The server answers 400 to a write that creates without an `Idempotency-Key` header (ADR 0006). */
  idempotencyKey?: 'required';
};

/** What the server reads of a call: its schemas and its line in OpenAPI. Browsers get the types alone. */
export type EndpointRequest = {
  /** One line for OpenAPI and for people. */
  summary: string;
  /** Schema of the placeholders, by name. */
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
};

/** A call as the server mounts it and OpenAPI describes it. */
export type ServerEndpoint = Endpoint & EndpointRequest;

/** Carries the type of a call's request beside its endpoint. Nothing of it exists at run time. */
export type Accepts<R> = { readonly '~accepts'?: R };

/** Keeps an endpoint's literal types, so that client and server infer from the constant itself. */
// @__NO_SIDE_EFFECTS__
export function endpoint<const E extends Endpoint, R = object>(
  definition: E,
  _request?: Accepts<R>,
): E & Accepts<R> {
  return definition;
}

/** Names the type of a call's request: `accepts<typeof requests.placeOrder>()`. */
// @__NO_SIDE_EFFECTS__
export function accepts<R extends EndpointRequest>(): Accepts<R> {
  return {};
}

/** Keeps the literal types of a request. */
// @__NO_SIDE_EFFECTS__
export function request<const R extends EndpointRequest>(definition: R): R {
  return definition;
}

type Part = 'params' | 'query' | 'body';
type RequestOf<E> = E extends Accepts<infer R> ? R & E : E;
type SchemaOf<E, P extends Part> =
  RequestOf<E> extends Record<P, infer S extends v.GenericSchema> ? S : undefined;

/** What a client may send as one part of a call. */
export type Sent<E, P extends Part> =
  SchemaOf<E, P> extends infer S extends v.GenericSchema ? v.InferInput<S> : undefined;

/** What the server holds after parsing that part. */
export type Received<E, P extends Part> =
  SchemaOf<E, P> extends infer S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** What the caller gets back. */
export type Answer<E extends Endpoint> = v.InferOutput<E['answer']>;

/** What the server hands over to be sent. */
export type Answered<E extends Endpoint> = v.InferInput<E['answer']>;
