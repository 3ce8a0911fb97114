import type { Answered, endpoints } from '@dasturxon/core/api';

import { apiError } from '../http/api-error.ts';
import type { Deps } from '../http/serving/context.ts';
import { clearMp4 } from './clear-mp4.ts';
import { pictureName } from './picture-name.ts';
import { videoKindOf } from './video-kind.ts';

/**
 * Stores a video under the hash of its bytes, without what the camera wrote of the place (BO-340). It is not drawn anew.
 * Throws upload.invalidVideo for what is no video or of a kind that is not taken.
 */
export async function storeVideo(
  { storage, log }: Pick<Deps, 'storage' | 'log'>,
  bytes: unknown,
): Promise<Answered<typeof endpoints.uploadVideo>> {
  const kind = bytes instanceof Uint8Array ? videoKindOf(bytes) : null;
  if (kind === null) throw apiError('upload.invalidVideo');
  try {
    const file = kind === 'mp4' ? clearMp4(bytes as Uint8Array) : Buffer.from(bytes as Uint8Array);
    const name = `${pictureName(file)}.${kind}`;
    await storage.write(name, file);
    return { video: `/media/${name}` };
  } catch (err) {
    // The store's own failures are the server's.
    if (err instanceof Error && err.name === 'StorageFailed') throw err;
    log.info({ err }, 'video refused');
    throw apiError('upload.invalidVideo');
  }
}
