import { endpoints, unwrap } from '@dasturxon/core/api';
import { startPath } from '@dasturxon/core/paths';
import { aProduct } from '@dasturxon/core/testing';
import { beforeAll, expect, test } from 'vitest';

import { stopList } from '../db/schema/catalog.ts';
import { agentAt, agentBrand, type Json, pickUp, toHouse, two } from '../testing/agents/an-agent.ts';
import { address, countOrders, delivery, here, items, quoteBody, settings } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';

let osh: Scene;
let burger: Scene;
beforeAll(async () => {
  const telegramBotLink = 'https://t.me/osh_bot';
  osh = await aRunningApi({ brand: { ...agentBrand, settings: settings({ telegramBotLink }) } });
  burger = await aRunningApi({ brand: { products: [aProduct({ id: 'burger', productBranch: here })] } });
  const stop = { merchantId: osh.merchantId, branchId: 'branch-1', productId: 'lagmon' };
  await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.insert(stopList).values(stop));
});

const linkOf = ({ url }: Json) => new URL(url as string).searchParams.get('prepared')!;
const open = (scene: Scene, link: string) => scene.as(null)(endpoints.readPrepared, { query: { link } });

test('C7 an agent completes 20 tasks with the SDK of the protocol, and no order exists before a person confirms', async () => {
  const { client, ask } = await agentAt(osh);
  const quoted = async (basket: Json) => {
    const { quote, totalPrice } = await ask('quote_order', basket);
    return { ...basket, quote, totalPrice };
  };
  let link = '';
  const tasks: Record<string, () => Promise<void>> = {
    'list the tools': async () => {
      const { tools } = await client.listTools();
      expect(tools.map((tool) => tool.name)).toEqual([
        'search_menu',
        'read_dish',
        'list_places',
        'check_delivery',
        'quote_order',
        'prepare_order',
      ]);
      for (const tool of tools) expect(tool.annotations?.readOnlyHint).toBe(true);
    },
    'list the menu': async () => {
      const { dishes, total } = await ask('search_menu');
      expect(total).toBe(3);
      expect(dishes.map(({ id, isAvailable }: Json) => [id, isAvailable])).toEqual([
        ['pizza', true],
        ['product-1', true],
        ['lagmon', false],
      ]);
    },
    'find a dish in Cyrillic': async () =>
      expect((await ask('search_menu', { query: 'пицца' })).dishes[0].id).toBe('pizza'),
    'find a dish in Latin script, named in Uzbek': async () =>
      expect((await ask('search_menu', { query: 'pitsa', language: 'uz' })).dishes[0].name).toBe('Pitsa'),
    'find nothing': async () => expect((await ask('search_menu', { query: 'sushi' })).dishes).toEqual([]),
    'list one of a category': async () => {
      const found = await ask('search_menu', { categoryId: 'category-1', limit: 1 });
      expect([found.dishes.length, found.total]).toEqual([1, 3]);
    },
    'read the rules of the choices': async () => {
      const dish = await ask('read_dish', { dishId: 'pizza', language: 'eng' });
      expect(dish).toMatchObject({ basePrice: 60_000, price: 60_000, isFrom: true });
      expect(dish.choices).toMatchObject([
        { id: 'size', min: 1, max: 1, options: [{ id: 'small' }, { id: 'large', price: 20_000 }] },
      ]);
    },
    'read the hours and the zones': async () => {
      const { branches, deliveryZones } = await ask('list_places');
      expect(branches[0].services[0]).toMatchObject({ isOpenNow: true, opensAt: null });
      expect(branches[0].services[0].hours).toHaveLength(7);
      expect(deliveryZones).toHaveLength(1);
    },
    'price a delivery to a point': async () => {
      const { latitude, longitude } = address;
      expect(await ask('check_delivery', { latitude, longitude })).toMatchObject({
        isDelivered: true,
        price: 15_000,
      });
    },
    'price a pick-up': async () => {
      const quote = await ask('quote_order', pickUp());
      expect(quote).toMatchObject({ totalPrice: 90_000, problems: [], quote: { hash: expect.any(String) } });
      expect(quote.steps.reduce((sum: number, { amount }: Json) => sum + amount, 0)).toBe(90_000);
    },
    'price a delivery': async () => expect((await ask('quote_order', toHouse())).totalPrice).toBe(105_000),
    'price a choice': async () => {
      const large = [{ dishId: 'pizza', count: 1, choices: [{ id: 'large' }] }];
      expect((await ask('quote_order', pickUp(large))).totalPrice).toBe(80_000);
    },
    'be refused without a required choice': async () =>
      expect((await ask('quote_order', pickUp([{ dishId: 'pizza', count: 1 }]))).code).toBe(
        'modifier.tooFew',
      ),
    'be refused a sold-out dish': async () =>
      expect((await ask('quote_order', pickUp([{ dishId: 'lagmon', count: 1 }]))).code).toBe(
        'product.unavailable',
      ),
    'be refused the dish of another brand': async () => {
      expect((await ask('read_dish', { dishId: 'burger' })).code).toBe('product.notFound');
      expect((await ask('quote_order', pickUp([{ dishId: 'burger', count: 1 }]))).code).toBe(
        'product.notFound',
      );
    },
    'be refused bad input': async () => {
      expect(await ask('quote_order', { ...pickUp(), lines: [] })).toMatchObject({
        code: 'request.invalid',
        fields: ['lines'],
      });
      expect((await ask('quote_order', { ...pickUp(), totalPrice: 1 })).code).toBe('request.unknownField');
    },
    'be refused an altered price': async () => {
      const basket = await quoted(pickUp());
      expect((await ask('prepare_order', { ...basket, totalPrice: 1 })).code).toBe('price_changed');
      const three = { ...basket, lines: [{ dishId: 'product-1', count: 3 }], totalPrice: 135_000 };
      expect((await ask('prepare_order', three)).code).toBe('quote.altered');
    },
    'be refused at a closed hour': async () => {
      const now = osh.clock.now;
      osh.clock.now = new Date('2026-05-13T20:00:00Z');
      const { problems } = await ask('quote_order', pickUp());
      expect(problems).toMatchObject([{ code: 'branch.closed' }]);
      expect((await ask('prepare_order', await quoted(pickUp()))).code).toBe('branch.closed');
      osh.clock.now = now;
    },
    'be refused an old quote': async () => {
      const basket = await quoted(pickUp());
      const now = osh.clock.now;
      osh.clock.now = new Date(now.getTime() + 31 * 60_000);
      expect((await ask('prepare_order', basket)).code).toBe('quote.expired');
      osh.clock.now = now;
    },
    'get the link': async () => {
      const prepared = await ask('prepare_order', await quoted(pickUp()));
      expect(prepared).toMatchObject({ isOrdered: false, totalPrice: 90_000 });
      expect(prepared.url).toMatch(`https://${osh.host}/basket?prepared=`);
      const { searchParams } = new URL(prepared.telegramUrl as string);
      expect(startPath(searchParams.get('startapp'))).toBe(`/basket?prepared=${linkOf(prepared)}`);
      link = linkOf(prepared);
    },
  };
  expect(Object.keys(tasks)).toHaveLength(20);
  for (const task of Object.values(tasks)) await task();
  await client.close();
  expect(await countOrders(osh)).toBe(0);

  const basket = unwrap(await open(osh, link));
  const person = await osh.person();
  const body = {
    serviceType: basket.serviceType,
    branch: { id: basket.branchId! },
    cartItems: basket.cartItems!.map(({ productId, count }) => ({ productId, count })),
  };
  const { mark, totalPrice } = unwrap(await person.api(endpoints.quoteOrder, { body }));
  expect(totalPrice).toBe(basket.totalPrice);
  unwrap(
    await person.api(endpoints.placeOrder, {
      body: { ...body, totalPrice, quote: mark },
      idempotencyKey: crypto.randomUUID(),
    }),
  );
  expect(await countOrders(osh)).toBe(1);
});

test('C7 a link that is altered, expired or of another brand is not found', async () => {
  const { ask } = await agentAt(osh);
  const { quote, totalPrice } = await ask('quote_order', pickUp());
  const link = linkOf(await ask('prepare_order', { ...pickUp(), quote, totalPrice }));
  expect(unwrap(await open(osh, link)).cartItems).toMatchObject(items(2));
  expect(
    (
      await open(
        osh,
        link.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      )
    ).error?.status,
  ).toBe(404);
  expect((await open(osh, `x${link}`)).error?.status).toBe(404);
  expect((await open(burger, link)).error?.status).toBe(404);
  const now = osh.clock.now;
  osh.clock.now = new Date(now.getTime() + 25 * 3600_000);
  expect((await open(osh, link)).error?.status).toBe(404);
  osh.clock.now = now;
});

test('C7 the same calls are described by OpenAPI, and a guest’s quote costs the same', async () => {
  const { paths, openapi } = (await (await osh.request('/agents/v1/openapi.json')).json()) as Json;
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths).toSorted()).toEqual([
    '/agents/v1/check-delivery',
    '/agents/v1/list-places',
    '/agents/v1/prepare-order',
    '/agents/v1/quote',
    '/agents/v1/read-dish',
    '/agents/v1/search-menu',
  ]);
  const { latitude, longitude } = address;
  const asked = { service: 'DELIVERY' as const, latitude, longitude, lines: two };
  const agents = unwrap(await osh.as(null)(endpoints.quoteAgentBasket, { body: asked }));
  const guests = unwrap(await osh.as(null)(endpoints.quoteOrder, { body: quoteBody(delivery()) }));
  expect(agents.totalPrice).toBe(guests.totalPrice);
});

test('C7 a brand that switches agents off serves them nothing', async () => {
  const closed = await aRunningApi({ brand: { settings: settings({ agentsActive: false }) } });
  const post = (path: string, body: Json) =>
    closed.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  expect((await post('/agents/v1/mcp', ping)).status).toBe(404);
  expect((await post('/agents/v1/search-menu', {})).status).toBe(404);
  expect((await closed.request('/agents/v1/openapi.json')).status).toBe(404);
});

test('C7 a body that is too large, several messages at once, and too many prices are refused', async () => {
  const post = (body: unknown) =>
    osh.request('/agents/v1/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  expect((await post(ping)).status).toBe(200);
  expect((await post([ping, ping])).status).toBe(400);
  expect((await post({ ...ping, params: { text: 'x'.repeat(70_000) } })).status).toBe(413);
  expect((await osh.request('/agents/v1/mcp')).status).toBe(405);
  const strict = await aRunningApi({ env: { SANDBOX: '0' } });
  const body = { service: 'PICK_UP' as const, branchId: 'branch-1', lines: two };
  const price = () => strict.as(null)(endpoints.quoteAgentBasket, { body });
  for (let count = 0; count < 60; count++) expect((await price()).error).toBeNull();
  expect((await price()).error).toMatchObject({ status: 429, code: 'request.rateLimited' });
});
