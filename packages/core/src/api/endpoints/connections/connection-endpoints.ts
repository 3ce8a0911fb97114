import * as botStaff from './bot-staff.ts';
import * as botStaffRequests from './bot-staff.requests.ts';
import * as connections from './connections.ts';
import * as requests from './connections.requests.ts';
import * as systems from './systems.ts';
import * as systemRequests from './systems.requests.ts';

/** The calls about what the brand is connected to, with their requests. */
export const connectionEndpoints = {
  readConnections: { ...connections.readConnections, ...requests.readConnections },
  connectPayment: { ...connections.connectPayment, ...requests.connectPayment },
  connectSms: { ...connections.connectSms, ...requests.connectSms },
  readSmsUsage: { ...connections.readSmsUsage, ...requests.readSmsUsage },
  setSmsCosts: { ...connections.setSmsCosts, ...requests.setSmsCosts },
  connectBot: { ...connections.connectBot, ...requests.connectBot },
  readBotTexts: { ...connections.readBotTexts, ...requests.readBotTexts },
  setBotMenu: { ...connections.setBotMenu, ...requests.setBotMenu },
  setBotText: { ...connections.setBotText, ...requests.setBotText },
  readBotStaff: { ...botStaff.readBotStaff, ...botStaffRequests.readBotStaff },
  setStaffGroup: { ...botStaff.setStaffGroup, ...botStaffRequests.setStaffGroup },
  testStaffGroup: { ...botStaff.testStaffGroup, ...botStaffRequests.testStaffGroup },
  setBranchRules: { ...botStaff.setBranchRules, ...botStaffRequests.setBranchRules },
  readSystems: { ...systems.readSystems, ...systemRequests.readSystems },
  connectTill: { ...systems.connectTill, ...systemRequests.connectTill },
  connectAggregator: { ...systems.connectAggregator, ...systemRequests.connectAggregator },
  connectCrm: { ...systems.connectCrm, ...systemRequests.connectCrm },
  disconnectSystem: { ...systems.disconnectSystem, ...systemRequests.disconnectSystem },
  testConnection: { ...connections.testConnection, ...requests.testConnection },
};
