import { createHash } from 'node:crypto';

import * as v from 'valibot';

import { type ArchiveLimits, type Entry, readArchive } from './archive.ts';
import { BrandFileError } from './brand-file-error.ts';
import { canonicalJson } from './canonical-json.ts';
import { checkSignature } from './signature.ts';

/** Names of the last two entries. */
export const MANIFEST = 'manifest.json';
export const SIGNATURE = 'signature.json';

const File = v.object({ name: v.string(), size: v.number(), sha256: v.string() });

/** What a brand file holds; the signature is over its bytes, and it has the sum of every other file. */
export const Manifest = v.object({
  dasturxon: v.literal('brand'),
  format: v.literal(1, 'the file is of another format: import it with the version that wrote it'),
  merchantId: v.string(),
  sub: v.string(),
  parts: v.array(v.picklist(['brand', 'customers', 'orders'])),
  leftOut: v.array(v.string()),
  files: v.array(File),
});
export type Manifest = v.InferOutput<typeof Manifest>;

/** A file as the manifest names it. */
export const fileOf = ({ name, bytes }: Entry): v.InferOutput<typeof File> => ({
  name,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** The manifest as it is signed. */
export const manifestBytes = (manifest: Manifest): Buffer => Buffer.from(`${canonicalJson(manifest)}\n`);

/** Reads an archive to its end. Throws when a file is missing, added or changed, or when no trusted key has signed it. */
export async function checkArchive(
  from: string,
  trusted: readonly string[],
  limits?: ArchiveLimits,
): Promise<Manifest> {
  const seen: v.InferOutput<typeof File>[] = [];
  const signed = new Map<string, Buffer>();
  for await (const entry of readArchive(from, limits)) {
    if (entry.name === MANIFEST || entry.name === SIGNATURE) signed.set(entry.name, entry.bytes);
    else seen.push(fileOf(entry));
  }
  const [bytes, signature] = [signed.get(MANIFEST), signed.get(SIGNATURE)];
  if (!bytes || !signature) throw new BrandFileError('changed', 'the file is no brand file, or is cut off');
  checkSignature(bytes, signature, trusted);
  const parsed = v.safeParse(Manifest, JSON.parse(bytes.toString('utf8')));
  if (!parsed.success) throw new BrandFileError('version', parsed.issues[0].message);
  const manifest = parsed.output;
  if (canonicalJson(seen) !== canonicalJson(manifest.files))
    throw new BrandFileError('changed', 'the file was changed after it was signed');
  return manifest;
}

/** The files of a checked archive. Throws when one is no longer what was checked. */
export async function* readChecked(from: string, { files }: Manifest): AsyncGenerator<Entry> {
  let at = 0;
  for await (const entry of readArchive(from)) {
    if (entry.name === MANIFEST) return;
    if (canonicalJson(fileOf(entry)) !== canonicalJson(files[at]))
      throw new BrandFileError('changed', 'the file was changed while it was read');
    at += 1;
    yield entry;
  }
}
