import type { Deps } from '../http/serving/context.ts';
import type { Serve } from '../http/serving/serving.ts';
import type { Examine } from './drafts/edited-area.ts';
import { branchEditorRoutes } from './branch-editor/branch-editor.routes.ts';
import { contentEditorRoutes } from './content-editor/content-editor.routes.ts';
import { menuRoutes } from './menu/menu.routes.ts';
import { promoEditorRoutes } from './promo-editor/promo-editor.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { tableBookRoutes } from './table-book/table-book.routes.ts';
import { zoneEditorRoutes } from './zone-editor/zone-editor.routes.ts';

/** What is drafted and published, and what guests wrote. `examine`: the check of what is published, of a layer above. */
export const editorRoutes = (examine: Examine) => (serve: Serve<Deps>) => {
  menuRoutes(serve, examine);
  settingsRoutes(serve, examine);
  branchEditorRoutes(serve, examine);
  zoneEditorRoutes(serve, examine);
  promoEditorRoutes(serve, examine);
  contentEditorRoutes(serve, examine);
  reviewsRoutes(serve);
  tableBookRoutes(serve);
  previewRoutes(serve);
};
