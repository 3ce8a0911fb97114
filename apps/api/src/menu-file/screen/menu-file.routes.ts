import { endpoints } from '@dasturxon/core/api';

import type { Deps } from '../../orders/model/deps.ts';
import type { Serve } from '../../http/serving/serving.ts';
import { copyBrandMenu, readOwnBrands } from './own-brands.ts';
import { copyTillMenu, readTillBranches } from './till-menu.ts';
import { checkMenuFile, exportMenuFile, importMenuFile } from './menu-file.ts';

/** The menu of the draft as a file. */
export function menuFileRoutes(serve: Serve<Deps>) {
  serve(endpoints.checkMenuFile, (ctx, { query, body }) => checkMenuFile(ctx, { ...query, bytes: body }));
  serve(endpoints.importMenuFile, (ctx, { query, body }) =>
    importMenuFile(ctx, { ...query, bytes: body, endpoint: endpoints.importMenuFile.path }),
  );
  serve(endpoints.readOwnBrands, (ctx) => readOwnBrands(ctx));
  serve(endpoints.copyBrandMenu, (ctx, { body }) => copyBrandMenu(ctx, body));
  serve(endpoints.readTillBranches, (ctx) => readTillBranches(ctx));
  serve(endpoints.copyTillMenu, (ctx, { body }) => copyTillMenu(ctx, body));
  serve(endpoints.exportMenuFile, (ctx, { query }) => exportMenuFile(ctx, query.format));
}
