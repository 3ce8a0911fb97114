import { endpoints, type ServerEndpoint } from '@dasturxon/core/api';

import { serveBrand, type AnswerDeps } from '../http/prepared/brand-answers.ts';
import type { Serve } from '../http/serving/serving.ts';
import { readOverall } from './read-overall.ts';
import { readSaleVersion } from './sale-version.ts';
import { readStopList } from './stop-list.ts';

/** The menu. Every kind of client gets the same one (API-05, MENU-06). */
export function catalogRoutes(serve: Serve<AnswerDeps>) {
  serveBrand(serve, endpoints.getOverall, { read: readOverall });
  serve<ServerEndpoint & { auth: 'none' }>(endpoints.readSaleVersion, (ctx) => readSaleVersion(ctx));
  serve(endpoints.getStopList, (ctx, { query }) => readStopList(ctx, query.branchId));
}
