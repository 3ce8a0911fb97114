import { endpoints, type Received, type ServerEndpoint } from '@dasturxon/core/api';

import type { Ctx } from '../../orders/model/deps.ts';
import { prepareAgentOrder } from './prepare-order.ts';
import { quoteAgentBasket } from './price-basket.ts';
import { readAgentDish, searchAgentMenu } from './read-menu.ts';
import { checkAgentDelivery, listAgentPlaces } from './read-places.ts';

/** A call of agents: an endpoint, and a tool of the same name for the Model Context Protocol. */
export type AgentCall = {
  tool: string;
  /** For the model that chooses the tool. */
  description: string;
  endpoint: ServerEndpoint & { auth: 'none' };
  /** Takes a body that the endpoint's schema has read. */
  run: (ctx: Ctx, body: unknown) => Promise<unknown>;
};

function call<const E extends ServerEndpoint & { auth: 'none' }>(
  names: Pick<AgentCall, 'tool' | 'description'>,
  endpoint: E,
  run: (ctx: Ctx, body: Received<E, 'body'>) => Promise<unknown>,
): AgentCall {
  // The server hands over what the endpoint's own schema has read.
  return { ...names, endpoint, run: (ctx, body) => run(ctx, body as Received<E, 'body'>) };
}

/** Every call of agents. None of them orders, pays or stores anything. */
export const AGENT_CALLS: readonly AgentCall[] = [
  call(
    {
      tool: 'search_menu',
      description:
        'Search the menu by words in any language of the menu, or list a category. Prices are whole UZS. Without a query it lists the menu.',
    },
    endpoints.searchAgentMenu,
    searchAgentMenu,
  ),
  call(
    {
      tool: 'read_dish',
      description:
        'One dish with the rules of its choices: how many of each group and option must and may be chosen, what they cost, which are included.',
    },
    endpoints.readAgentDish,
    readAgentDish,
  ),
  call(
    {
      tool: 'list_places',
      description:
        'Branches with services, hours and whether they take orders now; delivery zones with prices and minimums.',
    },
    endpoints.listAgentPlaces,
    listAgentPlaces,
  ),
  call(
    {
      tool: 'check_delivery',
      description: 'Whether a point is delivered to, from which branch and for how much.',
    },
    endpoints.checkAgentDelivery,
    checkAgentDelivery,
  ),
  call(
    {
      tool: 'quote_order',
      description:
        'The exact price of a basket, step by step and signed, valid for 30 minutes; `problems` says what keeps it from being ordered now. Orders nothing. A pick-up needs branchId; a delivery needs a point for its delivery price.',
    },
    endpoints.quoteAgentBasket,
    quoteAgentBasket,
  ),
  call(
    {
      tool: 'prepare_order',
      description:
        'Takes the same basket with `quote` and `totalPrice` of quote_order and returns a link. Orders nothing: a person opens the link, signs in, and confirms the order. There is no other way to order.',
    },
    endpoints.prepareAgentOrder,
    prepareAgentOrder,
  ),
];
