import * as connections from './connections.ts';
import * as requests from './connections.requests.ts';
import * as systems from './systems.ts';
import * as systemRequests from './systems.requests.ts';

/** The calls about what the brand is connected to, with their requests. */
export const connectionEndpoints = {
  readConnections: { ...connections.readConnections, ...requests.readConnections },
  connectPayment: { ...connections.connectPayment, ...requests.connectPayment },
  connectSms: { ...connections.connectSms, ...requests.connectSms },
  connectBot: { ...connections.connectBot, ...requests.connectBot },
  readSystems: { ...systems.readSystems, ...systemRequests.readSystems },
  connectTill: { ...systems.connectTill, ...systemRequests.connectTill },
  connectAggregator: { ...systems.connectAggregator, ...systemRequests.connectAggregator },
  connectCrm: { ...systems.connectCrm, ...systemRequests.connectCrm },
  disconnectSystem: { ...systems.disconnectSystem, ...systemRequests.disconnectSystem },
  testConnection: { ...connections.testConnection, ...requests.testConnection },
};
