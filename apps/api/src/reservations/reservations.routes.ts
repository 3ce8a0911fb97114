import { endpoints } from '@dasturxon/core/api';

import { doOnce } from '../http/serving/idempotency.ts';
import type { Serve } from '../http/serving/serving.ts';
import { bookTable } from './book-table.ts';
import { cancelReservation, confirmReservation, listReservations } from './change-reservation.ts';

/** Booked tables. */
export function reservationsRoutes(serve: Serve) {
  serve(endpoints.listReservations, (ctx) => listReservations(ctx));
  serve(endpoints.bookTable, (ctx, { body, bodyText }) =>
    doOnce(ctx, { endpoint: endpoints.bookTable.path, bodyText }, (tx) => bookTable(ctx, tx, body)),
  );
  serve(endpoints.cancelReservation, (ctx, { params }) => cancelReservation(ctx, params.id));
  serve(endpoints.confirmReservation, (ctx, { params }) => confirmReservation(ctx, params.id));
}
