import { endpoints } from '@dasturxon/core/api';

import type { Deps } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import { bringBrandFile, checkBrandFile } from './bring-file.ts';
import { copyOwnBrand } from './copy-own-brand.ts';
import { sendBrandFile } from './send-file.ts';
import { beginUpload, keepPart } from './uploads.ts';

/** A brand as one file, for its owner. */
export function brandFileRoutes<D extends Deps>(serve: Serve<D>) {
  serve(endpoints.exportBrandFile, (ctx, { body }) => sendBrandFile(ctx, body));
  serve(endpoints.beginBrandFile, (ctx) => beginUpload(ctx));
  serve(endpoints.sendBrandFilePart, (ctx, { params, query, body }) =>
    keepPart(ctx, { upload: params.id, part: query.part, bytes: body }),
  );
  serve(endpoints.copyOwnBrand, (ctx, { body }) => copyOwnBrand(ctx, body));
  serve(endpoints.checkBrandFile, (ctx, { body }) => checkBrandFile(ctx, body));
  serve(endpoints.bringBrandFile, (ctx, { body, bodyText }) =>
    bringBrandFile(ctx, body, { endpoint: endpoints.bringBrandFile.path, bodyText }),
  );
}
