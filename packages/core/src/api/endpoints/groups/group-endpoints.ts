import * as groups from './groups.ts';
import * as requests from './groups.requests.ts';

/** The calls about group orders with their requests. */
export const groupEndpoints = {
  startGroup: { ...groups.startGroup, ...requests.startGroup },
  readGroup: { ...groups.readGroup, ...requests.readGroup },
  groupEvents: { ...groups.groupEvents, ...requests.groupEvents },
  joinGroup: { ...groups.joinGroup, ...requests.joinGroup },
  editGroupPart: { ...groups.editGroupPart, ...requests.editGroupPart },
  removeGroupMember: { ...groups.removeGroupMember, ...requests.removeGroupMember },
  payGroupPart: { ...groups.payGroupPart, ...requests.payGroupPart },
  coverGroup: { ...groups.coverGroup, ...requests.coverGroup },
  moveGroup: { ...groups.moveGroup, ...requests.moveGroup },
};
