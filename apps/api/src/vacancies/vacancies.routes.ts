import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import { listVacancies, readVacancy } from './vacancies.ts';

/** Open positions. */
export function vacanciesRoutes(serve: Serve) {
  serve(endpoints.listVacancies, (ctx) => listVacancies(ctx));
  serve(endpoints.getVacancy, (ctx, { params }) => readVacancy(ctx, params.id));
}
