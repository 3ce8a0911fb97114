import * as referrals from './referrals.ts';
import * as requests from './referrals.requests.ts';

/** The calls about invitations with their requests. */
export const referralEndpoints = {
  readReferral: { ...referrals.readReferral, ...requests.readReferral },
  readInvitation: { ...referrals.readInvitation, ...requests.readInvitation },
  acceptInvitation: { ...referrals.acceptInvitation, ...requests.acceptInvitation },
};
