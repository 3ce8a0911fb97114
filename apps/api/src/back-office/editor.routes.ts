import type { Deps } from '../http/serving/context.ts';
import type { Serve } from '../http/serving/serving.ts';
import { branchEditorRoutes } from './branch-editor/branch-editor.routes.ts';
import { contentEditorRoutes } from './content-editor/content-editor.routes.ts';
import { promoEditorRoutes } from './promo-editor/promo-editor.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { zoneEditorRoutes } from './zone-editor/zone-editor.routes.ts';

/** What is drafted and published, and what guests wrote. */
export function editorRoutes<D extends Deps>(serve: Serve<D>) {
  settingsRoutes(serve);
  branchEditorRoutes(serve);
  zoneEditorRoutes(serve);
  promoEditorRoutes(serve);
  contentEditorRoutes(serve);
  reviewsRoutes(serve);
  previewRoutes(serve);
}
