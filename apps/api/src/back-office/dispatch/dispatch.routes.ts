import { endpoints } from '@dasturxon/core/api';

import { readDoorPicture, sendDoorPicture } from './door-picture.ts';
import { keepPosition } from '../../couriers/courier-works.ts';
import type { Deps } from '../../couriers/model/deps.ts';
import { estimateCourier } from '../../couriers/estimate-courier.ts';
import { PRIVATE } from '../../guest-pictures/guest-pictures.routes.ts';
import { Reply } from '../../http/answers.ts';
import type { Serve } from '../../http/serving/serving.ts';
import { handInCash } from './hand-in-cash.ts';
import { readOwnCash, reportDelivery, takeDelivery } from './own-deliveries.ts';
import { readDispatch } from './read-dispatch.ts';
import { setCourier } from './set-courier.ts';

/** Endpoints of dispatchers and of the courier's screen. */
export function dispatchRoutes(serve: Serve<Deps>) {
  serve(endpoints.readDispatch, (ctx) => readDispatch(ctx));
  serve(endpoints.setCourier, (ctx, { params, body, bodyText }) =>
    setCourier(ctx, { ...params, ...body }, { endpoint: endpoints.setCourier.path, bodyText }),
  );
  serve(endpoints.estimateService, (ctx, { params }) => estimateCourier(ctx, params.id));
  serve(endpoints.handInCash, (ctx, { params, body, bodyText }) =>
    handInCash(ctx, { ...params, ...body }, { endpoint: endpoints.handInCash.path, bodyText }),
  );
  serve(endpoints.readOwnCash, (ctx) => readOwnCash(ctx));
  serve(endpoints.sendOwnPosition, (ctx, { body }) => keepPosition(ctx, body));
  serve(endpoints.takeDelivery, (ctx, { params, bodyText }) =>
    takeDelivery(ctx, params.id, { endpoint: endpoints.takeDelivery.path, bodyText }),
  );
  serve(endpoints.sendDoorPicture, (ctx, { params, body }) =>
    sendDoorPicture(ctx, { ...params, bytes: body }),
  );
  serve(
    endpoints.readDoorPicture,
    async (ctx, { params }) => new Reply(await readDoorPicture(ctx, params.id), PRIVATE),
  );
  serve(endpoints.reportDelivery, (ctx, { params, body, bodyText }) =>
    reportDelivery(ctx, { ...params, ...body }, { endpoint: endpoints.reportDelivery.path, bodyText }),
  );
}
