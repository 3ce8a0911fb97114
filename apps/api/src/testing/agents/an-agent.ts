import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { aBranch, aModificationGroup, aModifier, aProduct, everyDay } from '@dasturxon/core/testing';

import type { WholeBrand } from '../../store-brand/whole-brand.ts';
import { address, here } from '../order-bodies.ts';
import type { Scene } from '../scene.ts';

const name = (ru: string, uz: string, eng: string) => ({ ru, uz, eng });
const branch = {
  ...aBranch({ isMain: true, deliveryPrice: 15_000, workHours: everyDay({ open: '09:00', close: '23:00' }) }),
  tariff: null,
  slotCapacity: null,
};
const pizza = aProduct({
  id: 'pizza',
  name: name('Пицца', 'Pitsa', 'Pizza'),
  costPrice: 60_000,
  discount: 0,
  productBranch: here,
  modificationGroups: [
    aModificationGroup({
      id: 'size',
      min: 1,
      max: 1,
      required: true,
      items: [aModifier({ id: 'small', price: 0 }), aModifier({ id: 'large', price: 20_000 })],
    }),
  ],
});
const products = [
  aProduct({ productBranch: here }),
  pizza,
  aProduct({ id: 'lagmon', name: name('Лагман', 'Lagʻmon', 'Lagman'), productBranch: here }),
];

/** A brand that is open from 9 to 23, with a dish that asks for its size. */
export const agentBrand: Partial<WholeBrand> = { branches: [branch], products };

/** An answer of a tool as an agent reads it. */
export type Json = Record<string, any>; // oxlint-disable-line no-explicit-any -- answers of tools are read as an agent reads them

/** An agent at a brand: the protocol's own client. */
export async function agentAt(scene: Scene) {
  const client = new Client({ name: 'scripted agent', version: '1' });
  const url = new URL(`http://${scene.host}/agents/v1/mcp`);
  const send = (input: URL | string, init?: RequestInit) => scene.request(new URL(input).pathname, init);
  await client.connect(new StreamableHTTPClientTransport(url, { fetch: send }));
  const ask = async (tool: string, args: Json = {}): Promise<Json> => {
    const { isError, structuredContent, content } = await client.callTool({ name: tool, arguments: args });
    return isError ? JSON.parse((content as { text: string }[])[0]!.text) : (structuredContent as Json);
  };
  return { client, ask };
}

/** Two portions of plov. */
export const two = [{ dishId: 'product-1', count: 2 }];
/** A basket to be picked up. */
export const pickUp = (lines: Json[] = two) => ({ service: 'PICK_UP', branchId: 'branch-1', lines });
/** The same, delivered inside the zone. */
export const toHouse = (lines: Json[] = two) => {
  const { latitude, longitude } = address;
  return { service: 'DELIVERY', latitude, longitude, lines };
};
