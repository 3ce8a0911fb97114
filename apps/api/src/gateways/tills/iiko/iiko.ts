import * as v from 'valibot';

import { ServiceRefused } from '../../service-errors.ts';
import { type Till } from '../port/till.ts';
import {
  Alive,
  ById,
  Created,
  Nomenclature,
  Organizations,
  StopLists,
  TerminalGroups,
} from './iiko-answers.ts';
import { iikoOrderBody } from './iiko-order.ts';
import { toIikoState } from './iiko-state.ts';
import type { iikoSessions } from './iiko-session.ts';

const Key = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{4,512}$/));
const Uuid = v.pipe(v.string(), v.uuid());

/** The key and the organization of a brand; an application only for the newer sign-in. */
export const IikoAccount = v.strictObject({
  iikoApiLogin: Key,
  iikoOrganizationId: Uuid,
  appId: v.optional(v.nullable(Uuid), null),
  clientSecret: v.optional(v.nullable(Key), null),
  /** The product of the till that is the price of a delivery. */
  deliveryProductId: v.optional(v.nullable(Uuid), null),
});
export type IikoAccount = v.InferOutput<typeof IikoAccount>;

const DUPLICATE = 'DuplicatedOrderId';

type Call = <S extends v.GenericSchema>(schema: S, path: string, body: object) => Promise<v.InferOutput<S>>;

/** What is read of the restaurant: its terminal groups, its menu and its stop-lists. */
function iikoReads(account: IikoAccount, call: Call): Pick<Till, 'check' | 'readMenu' | 'readStops'> {
  const { iikoOrganizationId: organizationId, deliveryProductId } = account;
  const organizationIds = [organizationId];
  return {
    async check() {
      const all = await call(Organizations, '/api/1/organizations', {
        returnAdditionalInfo: false,
        includeDisabled: false,
      });
      const own = all.organizations.find(({ id }) => id === organizationId);
      // A group that the key may not use is hidden without includeDisabled.
      const groups = await call(TerminalGroups, '/api/1/terminal_groups', {
        organizationIds,
        includeDisabled: true,
      });
      const items = groups.terminalGroups.flatMap((group) => group.items);
      const terminalGroupIds = items.map(({ id }) => id);
      const alive = await call(Alive, '/api/1/terminal_groups/is_alive', {
        organizationIds,
        terminalGroupIds,
      });
      const isAlive = new Map(alive.isAliveStatus.map((one) => [one.terminalGroupId, one.isAlive]));
      return {
        organization: own?.name ?? '',
        branches: items.map(({ id, name }) => ({ tillId: id, name, isAlive: isAlive.get(id) ?? null })),
        warnings: [
          ...(own ? [] : [`the key does not see the organization ${organizationId}`]),
          ...(deliveryProductId === null
            ? ['without deliveryProductId the price of a delivery is only in the comment']
            : []),
        ],
      };
    },
    async readMenu() {
      const { products, groups } = await call(Nomenclature, '/api/1/nomenclature', {
        organizationId,
        startRevision: 0,
      });
      const dishes = products.filter(({ type, id }) => type !== 'modifier' && id !== deliveryProductId);
      const groupNames = new Map(groups.map((group) => [group.id, group.name]));
      return dishes.map(({ id, name, isDeleted, parentGroup, sizePrices }) => {
        const [only, ...others] = sizePrices;
        const price = others.length === 0 ? (only?.price.currentPrice ?? null) : null;
        return {
          tillProductId: id,
          name,
          price,
          isHidden: isDeleted || only?.price.isIncludedInMenu === false,
          category: groupNames.get(parentGroup ?? '') || null,
        };
      });
    },
    async readStops(tillBranchId) {
      const body = { organizationIds, terminalGroupsIds: [tillBranchId], returnSize: true };
      const { terminalGroupStopLists } = await call(StopLists, '/api/1/stop_lists', body);
      const own = terminalGroupStopLists
        .flatMap(({ items }) => items)
        .filter((one) => one.terminalGroupId === tillBranchId);
      const stopped = own.flatMap(({ items }) => items).filter(({ balance }) => balance <= 0);
      return stopped.map(({ productId }) => ({ tillProductId: productId }));
    },
  };
}

/** iiko Cloud: our reference is the id of the order, so that a repeat is refused as a duplicate. */
export function iiko(account: IikoAccount, ask: ReturnType<typeof iikoSessions>): Till {
  const {
    iikoApiLogin: apiLogin,
    iikoOrganizationId: organizationId,
    appId,
    clientSecret,
    deliveryProductId,
  } = account;
  const keys = { apiLogin, appId, clientSecret };
  const call: Call = (schema, path, body) => ask(schema, { keys, path, body });
  const readById = async (id: string) => {
    const { orders } = await call(ById, '/api/1/deliveries/by_id', { organizationId, orderIds: [id] });
    const own = orders.filter((one) => one.id === id);
    return [...new Map(own.map((one) => [one.id, toIikoState(one)])).values()];
  };

  return {
    ...iikoReads(account, call),
    async push(order) {
      try {
        const { orderInfo } = await call(
          Created,
          '/api/1/deliveries/create',
          iikoOrderBody(order, { organizationId, deliveryProductId }),
        );
        if (orderInfo.errorInfo?.code !== DUPLICATE) return toIikoState(orderInfo);
      } catch (error) {
        if (!(error instanceof ServiceRefused && error.code === DUPLICATE)) throw error;
      }
      // It is there from an earlier call.
      const [known] = await readById(order.ref);
      return known ?? { tillOrderId: order.ref, number: null, state: 'SENT', status: null, reason: null };
    },
    find: ({ ref }) => readById(ref),
    read: async ({ tillOrderId }) => (await readById(tillOrderId))[0] ?? null,
  };
}
