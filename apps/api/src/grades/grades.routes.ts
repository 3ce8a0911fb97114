import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import { gradeProduct } from './grade-product.ts';
import { listGrades, listReviews } from './grades.ts';

/** What guests think of products. */
export function gradesRoutes(serve: Serve) {
  serve(endpoints.listGrades, (ctx) => listGrades(ctx));
  serve(endpoints.listReviews, (ctx, { params, query }) => listReviews(ctx, params.id, query));
  serve(endpoints.gradeProduct, (ctx, { body }) => gradeProduct(ctx, body));
}
