import * as v from 'valibot';

import { Filled, PlusPhone, Text, Whole } from './shapes.ts';
import type { WireCall } from './wire-log.ts';

const Phone = v.strictObject({
  field_code: v.literal('PHONE'),
  values: v.array(v.strictObject({ value: PlusPhone, enum_code: v.literal('WORK') })),
});

/** `POST /leads/complex`: a lead with one contact. */
const NewLead = v.strictObject({
  name: Filled,
  price: v.pipe(Whole, v.minValue(0)),
  request_id: v.optional(Text),
  pipeline_id: v.optional(Whole),
  status_id: v.optional(Whole),
  _embedded: v.strictObject({
    tags: v.array(v.strictObject({ name: Filled })),
    contacts: v.pipe(
      v.array(v.strictObject({ first_name: Text, custom_fields_values: v.optional(v.array(Phone)) })),
      v.maxLength(1),
    ),
    metadata: v.strictObject({
      category: v.literal('forms'),
      form_id: Filled,
      form_name: Text,
      form_page: Text,
      form_sent_at: Whole,
    }),
  }),
});

const KEYS = { client_id: Filled, client_secret: Filled, redirect_uri: v.pipe(Text, v.url()) };
const Named = v.looseObject({ id: Whole, name: Text });
const at = (path: string) => new RegExp(`/amocrm/[^/]+${path}$`);

/** amoCRM by the pages of its API v4. */
export const AMO_WIRE: readonly WireCall[] = [
  {
    name: 'oauth2/access_token',
    method: 'POST',
    path: at('/oauth2/access_token'),
    body: v.variant('grant_type', [
      v.strictObject({ ...KEYS, grant_type: v.literal('authorization_code'), code: Filled }),
      v.strictObject({ ...KEYS, grant_type: v.literal('refresh_token'), refresh_token: Filled }),
    ]),
    answer: v.looseObject({
      token_type: v.literal('Bearer'),
      expires_in: Whole,
      access_token: Filled,
      refresh_token: Filled,
    }),
  },
  {
    name: 'account',
    method: 'GET',
    path: at('/api/v4/account'),
    query: v.strictObject({}),
    answer: v.looseObject({ id: Whole, name: Text, subdomain: Text }),
  },
  {
    name: 'pipelines',
    method: 'GET',
    path: at('/api/v4/leads/pipelines'),
    query: v.strictObject({}),
    answer: v.looseObject({
      _embedded: v.looseObject({
        pipelines: v.array(
          v.looseObject({ ...Named.entries, _embedded: v.looseObject({ statuses: v.array(Named) }) }),
        ),
      }),
    }),
  },
  {
    name: 'leads',
    method: 'GET',
    path: at('/api/v4/leads'),
    query: v.strictObject({ query: Filled, limit: v.pipe(Text, v.digits()) }),
    answer: v.looseObject({ _page: Whole, _embedded: v.looseObject({ leads: v.array(Named) }) }),
  },
  {
    name: 'leads/complex',
    method: 'POST',
    path: at('/api/v4/leads/complex'),
    body: v.pipe(v.array(NewLead), v.minLength(1), v.maxLength(50)),
    answer: v.array(
      v.looseObject({
        id: Whole,
        contact_id: v.nullable(Whole),
        company_id: v.nullable(Whole),
        request_id: v.array(Text),
        merged: v.boolean(),
      }),
    ),
  },
  {
    name: 'change of a lead',
    method: 'PATCH',
    path: at('/api/v4/leads/\\d+'),
    body: v.strictObject({ price: v.pipe(Whole, v.minValue(0)), status_id: v.optional(Whole) }),
    answer: v.looseObject({ id: Whole, updated_at: Whole }),
  },
  {
    name: 'notes',
    method: 'GET',
    path: at('/api/v4/leads/\\d+/notes'),
    query: v.strictObject({ limit: v.pipe(Text, v.digits()) }),
    answer: v.looseObject({
      _embedded: v.looseObject({
        notes: v.array(v.looseObject({ note_type: Text, params: v.looseObject({ text: Text }) })),
      }),
    }),
  },
  {
    name: 'new notes',
    method: 'POST',
    path: at('/api/v4/leads/\\d+/notes'),
    body: v.pipe(
      v.array(v.strictObject({ note_type: v.literal('common'), params: v.strictObject({ text: Filled }) })),
      v.minLength(1),
      v.maxLength(50),
    ),
    answer: v.looseObject({ _embedded: v.looseObject({ notes: v.array(v.unknown()) }) }),
  },
];
