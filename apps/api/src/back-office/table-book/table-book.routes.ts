import { endpoints } from '@dasturxon/core/api';

import type { Deps } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import {
  makeReservation,
  moveReservation,
  moveReservationTable,
  openReservationContact,
} from './change-book.ts';
import { readTableBook } from './read-table-book.ts';

/** The book of the tables, which the staff keep. */
export function tableBookRoutes<D extends Deps>(serve: Serve<D>) {
  serve(endpoints.readTableBook, (ctx, { query }) => readTableBook(ctx, query));
  serve(endpoints.moveReservation, (ctx, { params, body }) => moveReservation(ctx, { ...params, ...body }));
  serve(endpoints.moveReservationTable, (ctx, { params, body }) =>
    moveReservationTable(ctx, { ...params, ...body }),
  );
  serve(endpoints.makeReservation, (ctx, { body, bodyText }) =>
    makeReservation(ctx, body, { endpoint: endpoints.makeReservation.path, bodyText }),
  );
  serve(endpoints.openReservationContact, (ctx, { params }) => openReservationContact(ctx, params.id));
}
