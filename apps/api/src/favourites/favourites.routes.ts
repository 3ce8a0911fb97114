import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import { listFavourites, removeFavourite, setFavourite } from './favourites.ts';

/** Products that a customer has marked. */
export function favouritesRoutes(serve: Serve) {
  serve(endpoints.listFavourites, (ctx, { query }) => listFavourites(ctx, query));
  serve(endpoints.addFavourite, (ctx, { body }) => setFavourite(ctx, body));
  serve(endpoints.removeFavourite, (ctx, { params }) => removeFavourite(ctx, params.id));
}
