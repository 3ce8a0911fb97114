import * as push from './push.ts';
import * as requests from './push.requests.ts';

/** The calls about a device's notifications with their requests. */
export const pushEndpoints = {
  readPush: { ...push.readPush, ...requests.readPush },
  subscribeToPush: { ...push.subscribeToPush, ...requests.subscribeToPush },
  unsubscribeFromPush: { ...push.unsubscribeFromPush, ...requests.unsubscribeFromPush },
};
