import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Answer, endpoints, unwrap } from '@dasturxon/core/api';
import { BRAND_FILE_PART, BROUGHT_AREAS } from '@dasturxon/core/brand-file';
import { expect } from 'vitest';

import { signingKey } from '../../brand-file/signature.ts';
import type { StaffPerson } from '../back-office/back-office-scene.ts';
import { key } from '../order-bodies.ts';
import type { Scene } from '../scene.ts';
import { writeSignedFile } from './signed-brand-file.ts';

/** What a file of a brand would change. */
export type Preview = Answer<typeof endpoints.checkBrandFile>;
type Body = { customers: boolean; orders: boolean; code: string | null };
/** A file without guests. */
export const PLAIN: Body = { customers: false, orders: false, code: null };

const folder = mkdtempSync(join(tmpdir(), 'brand-file-screen-'));
/** A path of its own. */
export const newFile = () => join(folder, `${crypto.randomUUID()}.tar.gz`);

/** Asks for the brand as a file. */
export const download = (who: StaffPerson, body: Body = PLAIN) =>
  who.request(endpoints.exportBrandFile.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The brand as a file on the disk. */
export async function downloaded(who: StaffPerson, body: Body = PLAIN): Promise<string> {
  const response = await download(who, body);
  expect(response.status).toBe(200);
  const to = newFile();
  writeFileSync(to, Buffer.from(await response.arrayBuffer()));
  return to;
}

/** Sends a file part by part. */
export async function sent(who: StaffPerson, file: string) {
  const bytes = readFileSync(file);
  const { upload } = unwrap(await who.api(endpoints.beginBrandFile));
  const parts = Math.ceil(bytes.length / BRAND_FILE_PART);
  for (let part = 0; part < parts; part += 1) {
    const body = new Blob([bytes.subarray(part * BRAND_FILE_PART, (part + 1) * BRAND_FILE_PART)]);
    const about = { params: { id: upload }, query: { part: String(part) } };
    unwrap(await who.api(endpoints.sendBrandFilePart, { ...about, body }));
  }
  return { upload, parts, areas: [...BROUGHT_AREAS] };
}

/** Sends a file and asks what it would change. */
export const check = async (who: StaffPerson, file: string) =>
  who.api(endpoints.checkBrandFile, { body: await sent(who, file) });
/** Sends a file and puts it into the drafts. */
export const bring = async (who: StaffPerson, file: string, { revision }: Pick<Preview, 'revision'>) =>
  who.api(endpoints.bringBrandFile, {
    body: { ...(await sent(who, file)), expectedVersion: revision },
    idempotencyKey: key(),
  });
/** A file that this deployment has signed, with one row. */
export async function forged({ deps }: Scene, name: string, row: object): Promise<string> {
  const to = newFile();
  await writeSignedFile(to, { name, row, key: signingKey(deps.secrets, null) });
  return to;
}
