import { PushState } from '../../../content/push-subscription.schema.ts';
import { Nothing } from '../../body-fields.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './push.requests.ts';

/** Whether the caller's device gets notifications, and the key to subscribe it with (B36). */
export const readPush = endpoint({
  method: 'GET',
  path: '/notifications/v1/push',
  auth: 'customer',
  answer: PushState,
});

/** Notifies the caller's device from now on. A device has one subscription: a later one replaces it. */
export const subscribeToPush = endpoint(
  {
    method: 'PUT',
    path: '/notifications/v1/push',
    auth: 'customer',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.subscribeToPush>(),
);

/** Ends the notifications of the caller's device. Without any nothing changes. */
export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/notifications/v1/push',
  auth: 'customer',
  answer: Nothing,
  answerType: 'empty',
});
