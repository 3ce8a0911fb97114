import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../../http/serving/serving.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { readStops } from './read-stops.ts';
import { returnModifier, stopModifier } from './stop-modifier.ts';
import { returnDishes, stopDishes } from './stop-dishes.ts';
import { returnCategory, returnProduct, stopCategory, stopProduct } from './write-stops.ts';

/** What is off sale: products, categories and choices. */
export function stopListRoutes(serve: Serve<Deps>) {
  serve(endpoints.readStops, (ctx, { params }) => readStops(ctx, params.id));
  serve(endpoints.stopProduct, (ctx, { params, body, bodyText }) =>
    stopProduct(ctx, { ...params, ...body }, { endpoint: endpoints.stopProduct.path, bodyText }),
  );
  serve(endpoints.returnProduct, (ctx, { params, query }) => returnProduct(ctx, { ...params, ...query }));
  serve(endpoints.stopDishes, (ctx, { body, bodyText }) =>
    stopDishes(ctx, body, { endpoint: endpoints.stopDishes.path, bodyText }),
  );
  serve(endpoints.returnDishes, (ctx, { body, bodyText }) =>
    returnDishes(ctx, body, { endpoint: endpoints.returnDishes.path, bodyText }),
  );
  serve(endpoints.stopCategory, (ctx, { params, body, bodyText }) =>
    stopCategory(ctx, { ...params, ...body }, { endpoint: endpoints.stopCategory.path, bodyText }),
  );
  serve(endpoints.returnCategory, (ctx, { params, query }) => returnCategory(ctx, { ...params, ...query }));
  serve(endpoints.stopModifier, (ctx, { params, body, bodyText }) =>
    stopModifier(ctx, { ...params, ...body }, { endpoint: endpoints.stopModifier.path, bodyText }),
  );
  serve(endpoints.returnModifier, (ctx, { params, query }) => returnModifier(ctx, { ...params, ...query }));
}
