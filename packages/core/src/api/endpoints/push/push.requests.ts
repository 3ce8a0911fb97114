import { PushSubscription } from '../../../content/push-subscription.schema.ts';
import { request } from '../../endpoint.ts';

export const readPush = request({
  summary: 'Whether this device gets notifications, and the key to subscribe it with',
});

export const subscribeToPush = request({
  summary: 'Notify this device of the own orders and bookings',
  body: PushSubscription,
});

export const unsubscribeFromPush = request({
  summary: 'End the notifications of this device',
});
