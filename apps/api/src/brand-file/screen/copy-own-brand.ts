import { createReadStream } from 'node:fs';

import { BRAND_FILE_PART } from '@dasturxon/core/brand-file';

import type { SignedIn } from '../../http/serving/context.ts';
import { readOwnBrand } from '../../menu-file/screen/own-brands.ts';
import { exportBrand } from '../export-brand.ts';
import { requireWholeBrand } from './require-whole-brand.ts';
import { temporaryFile } from './temporary-file.ts';
import { beginUpload, keepPart } from './uploads.ts';

/**
 * Another brand of the caller's as an upload of this one (BO-376): the command's own file, without guests and orders. Throws
 * merchant.notFound, factor.wrong and request.rateLimited.
 */
export async function copyOwnBrand(
  ctx: SignedIn,
  wanted: { merchantId: string; code: string },
): Promise<{ upload: string; parts: number }> {
  requireWholeBrand(ctx);
  const { sub } = await readOwnBrand(ctx, wanted, { action: 'menu.toBrand', read: async () => null });
  const { file, remove } = await temporaryFile(ctx.env);
  try {
    await exportBrand(ctx, { sub, to: file, customers: false, orders: false, key: null });
    const { upload } = await beginUpload(ctx);
    let part = 0;
    for await (const bytes of createReadStream(file, { highWaterMark: BRAND_FILE_PART })) {
      await keepPart(ctx, { upload, part, bytes });
      part += 1;
    }
    return { upload, parts: part };
  } finally {
    await remove();
  }
}
