import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import { listTableLinks } from './list-table-links.ts';
import { readTableLink } from './read-table-link.ts';

/** Links that lie on the tables (IMP-12). */
export function tablesRoutes(serve: Serve) {
  serve(endpoints.readTableLink, (ctx, { params }) => readTableLink(ctx, params.link));
  serve(endpoints.listTableLinks, (ctx, { params }) => listTableLinks(ctx, params.id));
}
