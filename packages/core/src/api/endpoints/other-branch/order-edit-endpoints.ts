import * as edits from '../order-edits.ts';
import * as editRequests from '../requests/order-edits.requests.ts';
import * as branchRequests from './other-branch.requests.ts';
import * as otherBranch from './other-branch.ts';

/** The calls that change a placed order: its lines and its branch. */
export const orderEditEndpoints = {
  readOrderProducts: { ...edits.readOrderProducts, ...editRequests.readOrderProducts },
  quoteEdit: { ...edits.quoteEdit, ...editRequests.quoteEdit },
  editOrder: { ...edits.editOrder, ...editRequests.editOrder },
  swapLine: { ...edits.swapLine, ...editRequests.swapLine },
  withdrawEdit: { ...edits.withdrawEdit, ...editRequests.withdrawEdit },
  answerEdit: { ...edits.answerEdit, ...editRequests.answerEdit },
  readOtherBranches: { ...otherBranch.readOtherBranches, ...branchRequests.readOtherBranches },
  giveToBranch: { ...otherBranch.giveToBranch, ...branchRequests.giveToBranch },
};
