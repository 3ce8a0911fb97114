import type { Joined } from '../printing/joined.ts';
import * as agents from './agents.ts';
import * as requests from './agents.requests.ts';
import { readPrepared } from './prepared.ts';

/** The calls of agents with their requests. */
export const agentEndpoints: Joined<typeof agents, Pick<typeof requests, keyof typeof agents>> & {
  readPrepared: typeof readPrepared & typeof requests.readPrepared;
} = {
  searchAgentMenu: { ...agents.searchAgentMenu, ...requests.searchAgentMenu },
  readAgentDish: { ...agents.readAgentDish, ...requests.readAgentDish },
  listAgentPlaces: { ...agents.listAgentPlaces, ...requests.listAgentPlaces },
  checkAgentDelivery: { ...agents.checkAgentDelivery, ...requests.checkAgentDelivery },
  quoteAgentBasket: { ...agents.quoteAgentBasket, ...requests.quoteAgentBasket },
  prepareAgentOrder: { ...agents.prepareAgentOrder, ...requests.prepareAgentOrder },
  answerMcp: { ...agents.answerMcp, ...requests.answerMcp },
  readAgentsApi: { ...agents.readAgentsApi, ...requests.readAgentsApi },
  readPrepared: { ...readPrepared, ...requests.readPrepared },
};
