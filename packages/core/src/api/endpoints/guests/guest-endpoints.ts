import { agentEndpoints } from '../agents/agent-endpoints.ts';
import { broadcastChoiceEndpoints } from '../broadcasts/broadcast-endpoints.ts';
import { groupEndpoints } from '../groups/group-endpoints.ts';
import { guestPictureEndpoints } from '../guest-pictures/guest-picture-endpoints.ts';
import { orderSharingEndpoints } from '../order-sharing/order-sharing-endpoints.ts';
import { pushEndpoints } from '../push/push-endpoints.ts';
import { referralEndpoints } from '../referrals/referral-endpoints.ts';
import { tipEndpoints } from '../tips/tip-endpoints.ts';

type GuestEndpoints = typeof agentEndpoints &
  typeof broadcastChoiceEndpoints &
  typeof groupEndpoints &
  typeof guestPictureEndpoints &
  typeof orderSharingEndpoints &
  typeof pushEndpoints &
  typeof referralEndpoints &
  typeof tipEndpoints;

/** The calls around an order by other people and programs: agents, groups, private pictures, shared links, invitations, notifications, tips. */
export const guestEndpoints: GuestEndpoints = {
  ...agentEndpoints,
  ...broadcastChoiceEndpoints,
  ...groupEndpoints,
  ...guestPictureEndpoints,
  ...orderSharingEndpoints,
  ...pushEndpoints,
  ...referralEndpoints,
  ...tipEndpoints,
};
