import { openArchive } from '../../brand-file/archive.ts';
import { fileOf, MANIFEST, manifestBytes, SIGNATURE } from '../../brand-file/manifest.ts';
import { type signingKey, signManifest } from '../../brand-file/signature.ts';

type Signed = { name: string; row: object; key: ReturnType<typeof signingKey> };

/** Writes a brand file that is signed as a good one is, and has one file of one row. */
export async function writeSignedFile(to: string, { name, row, key }: Signed): Promise<void> {
  const archive = openArchive(to);
  const entry = { name, bytes: Buffer.from(`${JSON.stringify(row)}\n`) };
  const facts = { merchantId: 'm-new', sub: 'new', parts: ['brand' as const], leftOut: [] };
  const manifest = manifestBytes({ dasturxon: 'brand', format: 1, ...facts, files: [fileOf(entry)] });
  await archive.add(entry);
  await archive.add({ name: MANIFEST, bytes: manifest });
  await archive.add({ name: SIGNATURE, bytes: signManifest(manifest, key) });
  await archive.finish();
}
