import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import { readPush, subscribeToPush, unsubscribeFromPush } from './push/push-subscriptions.ts';
import { listNotifications, readNotification } from './notifications.ts';

/** Messages of the brand to its customers. */
export function notificationsRoutes(serve: Serve) {
  serve(endpoints.listNotifications, (ctx, { params }) => listNotifications(ctx, params.id));
  serve(endpoints.readNotification, (ctx, { params }) => readNotification(ctx, params.id));
  serve(endpoints.readPush, readPush);
  serve(endpoints.subscribeToPush, (ctx, { body }) => subscribeToPush(ctx, body));
  serve(endpoints.unsubscribeFromPush, unsubscribeFromPush);
}
