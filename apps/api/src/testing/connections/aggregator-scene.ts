import { endpoints, unwrap } from '@dasturxon/core/api';
import type { Aggregator } from '@dasturxon/core/order';
import type { BoardOrder } from '@dasturxon/core/staff';
import { aBranch, aModifier, aModificationGroup, aProduct, everyDay } from '@dasturxon/core/testing';
import { type AggregatorClient, createAggregator } from '@dasturxon/sandbox';

import { COMMANDS } from '../../management/commands.ts';
import { staffPerson } from '../back-office/back-office-scene.ts';
import { here, key } from '../order-bodies.ts';
import { aRunningApi, type Scene } from '../scene.ts';

const always = everyDay({ open: '00:00', close: '00:00' });
const both = { enabledEats: true, enabledExpress: true };

function aBranchOf(id: string, change: object = {}) {
  const settings = { yandexEnabled: true, expressEnabled: true };
  const branch = aBranch({ id, workHours: always, isMain: id === 'branch-1', settings, ...change } as object);
  return { ...branch, tariff: null, slotCapacity: null };
}

/** A brand whose menu aggregators sell at their own prices. */
function aBrand() {
  const cheese = aModificationGroup({
    id: 'extras',
    max: 2,
    items: [aModifier({ id: 'cheese', price: 1_500 })],
  });
  return {
    branches: [aBranchOf('branch-1'), aBranchOf('branch-2', { settings: {} })],
    products: [
      aProduct({
        id: 'plov',
        costPrice: 45_000,
        eatsPrice: 50_000,
        expressPrice: 52_000,
        ...both,
        productBranch: here,
      }),
      aProduct({
        id: 'lavash',
        costPrice: 30_000,
        eatsPrice: 35_000,
        modificationGroups: [cheese],
        ...both,
        productBranch: here,
      }),
      aProduct({ id: 'meat', unit: 'KG', measure: 0.5, costPrice: 99_999, ...both, productBranch: here }),
      aProduct({ id: 'free', costPrice: 0, ...both, productBranch: here }),
      aProduct({ id: 'own', productBranch: here }),
    ],
  };
}

/** How the calls of an aggregator go wrong: answers are lost after the call was done, or the call before it is. */
export type Losses = { answers: number; calls: number };

function networkOf(osh: Scene, losses: Losses): typeof fetch {
  return async (input, init) => {
    if (losses.calls > 0) {
      losses.calls -= 1;
      throw new DOMException('lost', 'TimeoutError');
    }
    const answer = await osh.app.request(String(input), { ...init, signal: null });
    if (losses.answers > 0) {
      losses.answers -= 1;
      throw new DOMException('late', 'TimeoutError');
    }
    return answer;
  };
}

const secretIn = (text: string) => /^client_secret (\S+)$/m.exec(text)?.[1] ?? '';

/** A brand with an aggregator's client, an operator and its board. */
export async function anAggregatorScene(kind: Aggregator = 'YANDEX_EATS') {
  const osh = await aRunningApi({ brand: aBrand() });
  const losses: Losses = { answers: 0, calls: 0 };
  const fetch = networkOf(osh, losses);
  const command = (given: object = {}) =>
    COMMANDS['brand-aggregator']!(osh.deps, { sub: osh.merchantId, aggregator: kind, ...given });
  const clientOf = (text: string, clientId = `${osh.merchantId}.${kind}`): AggregatorClient =>
    createAggregator(
      { origin: `http://${osh.host}/aggregators`, clientId, clientSecret: secretIn(text) },
      fetch,
    );
  const client = clientOf(await command({ renew: true }));
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  const board = async (): Promise<BoardOrder[]> => unwrap(await operator.api(endpoints.readBoard)).orders;
  return {
    osh,
    kind,
    losses,
    fetch,
    command,
    clientOf,
    client,
    operator,
    board,
    onBoard: async (id: string): Promise<BoardOrder> => (await board()).find((one) => one.id === id)!,
    move: async (id: string, to: BoardOrder['status'], reason: string | null = null) => {
      const { version } = (await board()).find((one) => one.id === id)!;
      return operator.api(endpoints.moveBoardOrder, {
        params: { id },
        body: { to, reason, expectedVersion: version },
        idempotencyKey: key(),
      });
    },
    /** Two lavash with cheese and a plov, as the protocol's own example has them. */
    order: (eatsId: string, change: object = {}) => ({
      platform: 'YE',
      discriminator: 'yandex',
      eatsId,
      restaurantId: 'branch-1',
      comment: 'Kod 4563',
      persons: 2,
      deliveryInfo: {
        clientName: 'Alisher',
        phoneNumber: '+998711234567 ext. 4432',
        courierArrivementDate: '2026-05-13T12:20:00.000000+05:00',
        pickupCode: '123',
      },
      paymentInfo: { itemsCost: 123_000, paymentType: 'CARD' },
      items: [
        {
          id: 'lavash',
          name: 'Lavash',
          quantity: 2,
          price: 36_500,
          modifications: [{ id: 'cheese', name: 'Pishloq', price: 1_500, quantity: 1 }],
          promos: [],
        },
        { id: 'plov', name: 'Osh', quantity: 1, price: 50_000, modifications: [], promos: [] },
      ],
      promos: [],
      ...change,
    }),
  };
}

/** A brand with an aggregator. */
export type AggregatorScene = Awaited<ReturnType<typeof anAggregatorScene>>;

/** An id as Yandex Eats gives one. */
export const eatsId = (): string => `261201-${crypto.randomUUID().slice(0, 8)}`;

/** An order of the aggregator that was taken: its id there and ours. */
export async function placed(scene: Awaited<ReturnType<typeof anAggregatorScene>>, change: object = {}) {
  const id = eatsId();
  const answer = await scene.client.place(scene.order(id, change));
  if (!answer.ok) throw new Error(`refused with ${answer.status}`);
  return { eatsId: id, id: answer.value.orderId };
}
