import { HOUR_MS } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import type { Storage } from '../../gateways/storage/storage.ts';
import { apiError } from '../../http/api-error.ts';
import type { Deps, SignedIn } from '../../http/serving/context.ts';
import { startRepeating } from '../../kernel/start-repeating.ts';
import { removeLeftFiles } from './temporary-file.ts';

/** Parts are kept so long, in hours. */
const KEPT_HOURS = 24;

/** The hour in which an upload began, and its own id. */
const Upload = v.pipe(v.string(), v.regex(/^\d{6}-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

const MARK = 'brand-';
const prefixOf = (merchantId: string) => `${MARK}${merchantId}.`;
const fileOf = (merchantId: string, upload: string, part: number) =>
  `${prefixOf(merchantId)}${upload}.${String(part).padStart(3, '0')}`;

const hourOf = (now: Date): number => Math.floor(now.getTime() / HOUR_MS);
const hourOfFile = (name: string): number => Number(/\.(\d{6})-[^.]+\.\d{3}$/.exec(name)?.[1] ?? 0);

/** Throws notFound for an upload that no call of the last day has begun. */
function checkedUpload(ctx: Pick<Deps, 'now'>, upload: string): string {
  const age = v.is(Upload, upload) ? hourOf(ctx.now()) - Number(upload.slice(0, 6)) : Infinity;
  if (age < 0 || age > KEPT_HOURS) throw apiError('notFound');
  return upload;
}

async function removeAll(files: Storage, prefix: string, isOver: (name: string) => boolean): Promise<void> {
  const names: string[] = [];
  for await (const name of files.list(prefix)) if (isOver(name)) names.push(name);
  for (const name of names) await files.remove(name);
}

/** Begins an upload of a brand file: the brand has one at a time. */
export async function beginUpload(ctx: SignedIn): Promise<{ upload: string }> {
  await removeAll(ctx.guestFiles, prefixOf(ctx.merchantId), () => true);
  return { upload: `${hourOf(ctx.now())}-${crypto.randomUUID()}` };
}

const Bytes = v.instance(Uint8Array);

/** Keeps one part. The same part again replaces it. */
export async function keepPart(
  ctx: SignedIn,
  { upload, part, bytes }: { upload: string; part: number; bytes: unknown },
): Promise<null> {
  const name = fileOf(ctx.merchantId, checkedUpload(ctx, upload), part);
  await ctx.guestFiles.write(name, Buffer.from(v.parse(Bytes, bytes)));
  return null;
}

/** The parts of an upload of this brand, in order. Throws notFound, and brandFile.unreadable where a part is missing. */
export async function* readParts(
  ctx: Pick<SignedIn, 'guestFiles' | 'merchantId' | 'now'>,
  { upload, parts }: { upload: string; parts: number },
): AsyncGenerator<Buffer> {
  const checked = checkedUpload(ctx, upload);
  for (let part = 0; part < parts; part += 1) {
    const bytes = await ctx.guestFiles.read(fileOf(ctx.merchantId, checked, part));
    if (!bytes) throw apiError('brandFile.unreadable');
    yield bytes;
  }
}

type Needs = Pick<Deps, 'guestFiles' | 'now'>;

/** Removes parts that are older than a day, of every brand: they may have personal data. */
export const removeOldUploads = ({ guestFiles, now }: Needs): Promise<void> =>
  removeAll(guestFiles, MARK, (name) => hourOf(now()) - hourOfFile(name) > KEPT_HOURS);

/** Removes old parts and left files every hour until the returned function is called. */
export function startUploadCleanUp(needs: Needs & Pick<Deps, 'log' | 'env'>): () => Promise<void> {
  const repeating = { everyMs: HOUR_MS, log: needs.log, failure: 'old brand files were not removed' };
  return startRepeating(repeating, async () => {
    await removeOldUploads(needs);
    await removeLeftFiles(needs.env, new Date(needs.now().getTime() - KEPT_HOURS * HOUR_MS));
  });
}
