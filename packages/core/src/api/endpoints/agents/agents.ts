import * as v from 'valibot';

import { accepts, endpoint } from '../../endpoint.ts';
import { AgentDelivery, AgentDish, AgentLink, AgentMenu, AgentPlaces, AgentQuote } from './agent-answers.ts';
import type * as requests from './agents.requests.ts';

/** The calls of agents (C7): each is a tool of the brand's MCP server too. */
export const searchAgentMenu = endpoint(
  { method: 'POST', path: '/agents/v1/search-menu', auth: 'none', answer: AgentMenu },
  accepts<typeof requests.searchAgentMenu>(),
);

/** Throws product.notFound. */
export const readAgentDish = endpoint(
  { method: 'POST', path: '/agents/v1/read-dish', auth: 'none', answer: AgentDish },
  accepts<typeof requests.readAgentDish>(),
);

/** Every active branch; zones without their polygons. */
export const listAgentPlaces = endpoint(
  { method: 'POST', path: '/agents/v1/list-places', auth: 'none', answer: AgentPlaces },
  accepts<typeof requests.listAgentPlaces>(),
);

/** By the rule that orders are priced by. */
export const checkAgentDelivery = endpoint(
  { method: 'POST', path: '/agents/v1/check-delivery', auth: 'none', answer: AgentDelivery },
  accepts<typeof requests.checkAgentDelivery>(),
);

/** Signed like a guest's quote before the sign-in; stores nothing. */
export const quoteAgentBasket = endpoint(
  { method: 'POST', path: '/agents/v1/quote', auth: 'none', answer: AgentQuote },
  accepts<typeof requests.quoteAgentBasket>(),
);

/** Throws what keeps the basket from being ordered, price_changed and quote.*; orders and stores nothing. */
export const prepareAgentOrder = endpoint(
  { method: 'POST', path: '/agents/v1/prepare-order', auth: 'none', answer: AgentLink },
  accepts<typeof requests.prepareAgentOrder>(),
);

/** One message, one answer; there are no sessions and no streams. */
export const answerMcp = endpoint(
  { method: 'POST', path: '/agents/v1/mcp', auth: 'none', answer: v.looseObject({}) },
  accepts<typeof requests.answerMcp>(),
);

/** The calls above, for tools that read OpenAPI. */
export const readAgentsApi = endpoint(
  { method: 'GET', path: '/agents/v1/openapi.json', auth: 'none', answer: v.looseObject({}) },
  accepts<typeof requests.readAgentsApi>(),
);
