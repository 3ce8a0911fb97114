import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

import { writeAudit } from '../../audit/write-audit.ts';
import { spendCode } from '../../back-office/second-factor/prove.ts';
import { readTypedCode, type TypedCode } from '../../back-office/second-factor/recovery-codes.ts';
import type { Tx } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import { countAgainst } from '../../http/limits/rate-limit.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { exportBrand } from '../export-brand.ts';
import { requireWholeBrand } from './require-whole-brand.ts';
import { temporaryFile } from './temporary-file.ts';

/** What the file has besides the brand, and the code that personal data asks for. */
export type Wanted = { customers: boolean; orders: boolean; code: string | null };

/** Each file is read and compressed whole. */
const PER_HOUR = { bucket: 'brand-file:export', limit: 20, seconds: 3600 };

/** Counts the file, proves the person and writes who takes what. The error is returned, so that a wrong code is counted. */
async function admit(
  ctx: SignedIn,
  tx: Tx,
  { customers, orders, code }: Omit<Wanted, 'code'> & { code: TypedCode },
) {
  const { merchantId } = ctx;
  const seconds = await countAgainst(tx, [PER_HOUR], { merchantId, now: ctx.now() });
  if (seconds > 0) return { refused: apiError('request.rateLimited', { seconds }) };
  if (customers || orders) {
    const spent = await spendCode(ctx, tx, code);
    if ('refused' in spent) return spent;
  }
  await writeAudit(ctx, tx, {
    action: 'brand.export',
    subject: 'brand',
    subjectId: null,
    branchId: null,
    before: null,
    after: { customers: customers || orders, orders },
  });
  return null;
}

/**
 * The brand as one signed file (C10, BO-360), made by the command's own function. Throws factor.wrong and request.rateLimited.
 * The answer is read from the disk as fast as it is taken, so that no file is in memory.
 */
export async function sendBrandFile(ctx: SignedIn, wanted: Wanted): Promise<Response> {
  requireWholeBrand(ctx);
  const code = await readTypedCode(ctx, wanted.code ?? '');
  const refused = await ctx.db.inTenant(ctx.merchantId, (tx) => admit(ctx, tx, { ...wanted, code }));
  if (refused) throw refused.refused;
  const { file, remove } = await temporaryFile(ctx.env);
  try {
    const { customers, orders } = wanted;
    await exportBrand(ctx, { sub: ctx.tenant.sub, to: file, customers, orders, key: null });
    const { size } = await stat(file);
    const stream = createReadStream(file);
    // Also where the reader goes away before the end.
    stream.once('close', () => void remove());
    return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
      headers: {
        'content-type': 'application/gzip',
        'content-length': String(size),
        'content-disposition': `attachment; filename="${ctx.tenant.sub}.tar.gz"`,
      },
    });
  } catch (error) {
    await remove();
    throw error;
  }
}
