import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../../http/serving/serving.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { editBoardOrder, quoteEdit, swapBoardLine, withdrawBoardEdit } from './edit-board-order.ts';
import { listAddable } from './list-addable.ts';

/** Changes of the lines of an order, with the consent of its guest. */
export function editsRoutes(serve: Serve<Deps>) {
  serve(endpoints.readOrderProducts, (ctx, { params }) => listAddable(ctx, params.id));
  serve(endpoints.quoteEdit, (ctx, { params, body }) => quoteEdit(ctx, { ...params, ...body }));
  serve(endpoints.editOrder, (ctx, { params, body, bodyText }) =>
    editBoardOrder(ctx, { ...params, ...body }, { endpoint: endpoints.editOrder.path, bodyText }),
  );
  serve(endpoints.swapLine, (ctx, { params, body, bodyText }) =>
    swapBoardLine(ctx, { ...params, ...body }, { endpoint: endpoints.swapLine.path, bodyText }),
  );
  serve(endpoints.withdrawEdit, (ctx, { params }) => withdrawBoardEdit(ctx, params.id));
}
