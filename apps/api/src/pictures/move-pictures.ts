import type { CommandDeps } from '../http/serving/context.ts';
import { copyStorage } from '../gateways/storage/copy-storage.ts';
import { openStorage } from '../gateways/storage/open-storage.ts';

/**
 * Copies all pictures, guests' private ones too, to another store: a folder or a bucket. Pictures uploaded meanwhile are copied by a second run,
 * after the servers have the new STORAGE_URL. Nothing is removed.
 */
export async function movePictures(
  { env }: Pick<CommandDeps, 'env'>,
  { to, from }: { to: string; from?: string | undefined },
): Promise<string> {
  const opened = (STORAGE_URL: string) => openStorage({ ...env, STORAGE_URL }, fetch);
  const [source, target] = [from ? opened(from) : openStorage(env, fetch), opened(to)];
  if (target.name === source.name) throw new Error(`the pictures are in ${target.name} already`);
  const { copied, kept } = await copyStorage(source, target);
  return `${copied} files copied to ${target.name}, ${kept} were there; now set STORAGE_URL, restart the servers and run this once more with --from`;
}
