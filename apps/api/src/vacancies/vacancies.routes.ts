import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import { listVacancies, readVacancy } from './vacancies.ts';

/** Positions that a merchant wants to fill. */
export function vacanciesRoutes(serve: Serve) {
  serve(endpoints.listVacancies, (ctx) => listVacancies(ctx));
  serve(endpoints.getVacancy, (ctx, { params }) => readVacancy(ctx, params.id));
}
