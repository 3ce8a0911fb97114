import * as connections from './connections.ts';
import * as requests from './connections.requests.ts';

/** The calls about what the brand is connected to, with their requests. */
export const connectionEndpoints = {
  readConnections: { ...connections.readConnections, ...requests.readConnections },
  connectPayment: { ...connections.connectPayment, ...requests.connectPayment },
  connectSms: { ...connections.connectSms, ...requests.connectSms },
  connectBot: { ...connections.connectBot, ...requests.connectBot },
  testConnection: { ...connections.testConnection, ...requests.testConnection },
};
