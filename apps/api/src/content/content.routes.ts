import { endpoints } from '@dasturxon/core/api';

import { serveBrand, type AnswerDeps } from '../http/prepared/brand-answers.ts';
import type { Serve } from '../http/serving/serving.ts';
import { countClick } from './count-click.ts';
import { readBanners, readExtraPage, readPolicy, readStories } from './read-content.ts';

/** A brand's content: banners, stories and texts. */
export function contentRoutes(serve: Serve<AnswerDeps>) {
  serveBrand(serve, endpoints.listBanners, { read: readBanners, isTimed: true });
  serveBrand(serve, endpoints.listStories, { read: readStories, isTimed: true });
  serve(endpoints.reportClick, (ctx, { body }) => countClick(ctx, body));
  serve(endpoints.getExtraPage, (ctx, { query }) => readExtraPage(ctx, query.page));
  serve(endpoints.getPolicy, (ctx, { query }) => readPolicy(ctx, query.policies));
}
