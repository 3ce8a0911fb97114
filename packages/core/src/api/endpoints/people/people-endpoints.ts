import * as people from './people.ts';
import * as peopleRequests from './people.requests.ts';

/** The calls for the staff list and its invitations. */
export const peopleEndpoints = {
  listStaff: { ...people.listStaff, ...peopleRequests.listStaff },
  changeStaff: { ...people.changeStaff, ...peopleRequests.changeStaff },
  removeStaff: { ...people.removeStaff, ...peopleRequests.removeStaff },
  endSessionsOfStaff: { ...people.endSessionsOfStaff, ...peopleRequests.endSessionsOfStaff },
  resetFactor: { ...people.resetFactor, ...peopleRequests.resetFactor },
  inviteStaff: { ...people.inviteStaff, ...peopleRequests.inviteStaff },
  listInvites: { ...people.listInvites, ...peopleRequests.listInvites },
  withdrawInvite: { ...people.withdrawInvite, ...peopleRequests.withdrawInvite },
  readInvite: { ...people.readInvite, ...peopleRequests.readInvite },
  acceptInvite: { ...people.acceptInvite, ...peopleRequests.acceptInvite },
};
