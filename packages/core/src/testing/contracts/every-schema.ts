import type * as v from 'valibot';

import * as address from '../../address/index.ts';
import * as api from '../../api/index.ts';
import * as auth from '../../auth/index.ts';
import * as branch from '../../branch/index.ts';
import * as cart from '../../cart/index.ts';
import * as catalog from '../../catalog/index.ts';
import * as content from '../../content/index.ts';
import * as courier from '../../courier/index.ts';
import * as deliveryArea from '../../delivery-area/index.ts';
import * as kernel from '../../kernel/index.ts';
import * as merchant from '../../merchant/index.ts';
import * as order from '../../order/index.ts';
import * as payment from '../../payment/index.ts';
import * as promo from '../../promo/index.ts';
import * as search from '../../search/index.ts';
import * as validation from '../../validation/index.ts';

const ENTRY_POINTS: Readonly<Record<string, object>> = {
  address,
  api,
  auth,
  branch,
  cart,
  catalog,
  content,
  courier,
  deliveryArea,
  kernel,
  merchant,
  order,
  payment,
  promo,
  search,
  validation,
};

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'schema';
}

function schemasIn(owner: string, things: object): [string, v.GenericSchema][] {
  return Object.entries(things).flatMap(([name, thing]) =>
    isSchema(thing) ? [[`${owner}.${name}`, thing]] : [],
  );
}

const named = [
  ...Object.entries(ENTRY_POINTS).flatMap(([name, things]) => schemasIn(name, things)),
  ...Object.entries(api.endpoints).flatMap(([name, endpoint]) => schemasIn(name, endpoint)),
];

/**
 * Every exported schema of this package and every part of every endpoint, each once, by its first name. A list counts
 * as the schema of its items.
 */
export const everySchema: readonly (readonly [name: string, schema: v.GenericSchema])[] = [
  ...new Map(
    named.toReversed().map(([name, schema]) => [inner(schema), [name, inner(schema)] as const]),
  ).values(),
].toReversed();

function inner(schema: v.GenericSchema): v.GenericSchema {
  return schema.type === 'array' && !('pipe' in schema)
    ? // The type that a generic schema names is not narrowed by `type`.
      (schema as unknown as { item: v.GenericSchema }).item
    : schema;
}
