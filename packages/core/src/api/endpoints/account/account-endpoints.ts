import * as users from '../users.ts';
import * as requests from '../requests/users.requests.ts';
import * as ownData from './own-data.ts';
import * as ownDataRequests from './own-data.requests.ts';

/** The calls of a customer about their own account with their requests. */
export const accountEndpoints = {
  getMe: { ...users.getMe, ...requests.getMe },
  updateUser: { ...users.updateUser, ...requests.updateUser },
  requestPhoneChange: { ...users.requestPhoneChange, ...requests.requestPhoneChange },
  verifyPhoneChange: { ...users.verifyPhoneChange, ...requests.verifyPhoneChange },
  deleteAccount: { ...users.deleteAccount, ...requests.deleteAccount },
  logout: { ...users.logout, ...requests.logout },
  getCashback: { ...users.getCashback, ...requests.getCashback },
  readLoyalty: { ...users.readLoyalty, ...requests.readLoyalty },
  readOwnData: { ...ownData.readOwnData, ...ownDataRequests.readOwnData },
  listSessions: { ...users.listSessions, ...requests.listSessions },
  endSessions: { ...users.endSessions, ...requests.endSessions },
};
