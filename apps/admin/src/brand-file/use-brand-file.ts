import {
  ApiError,
  beginBrandFile,
  bringBrandFile,
  checkBrandFile,
  copyOwnBrand,
  exportBrandFile,
  sendBrandFilePart,
  toApiError,
  unwrap,
} from '@dasturxon/core/api';
import {
  BRAND_FILE_PART,
  BRAND_FILE_PARTS,
  type BrandFilePreview,
  type BROUGHT_AREAS,
} from '@dasturxon/core/brand-file';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { api, apiConfig } from '../api/api.ts';
import { newKey } from '../api/new-key.ts';
import { saveFile } from '../api/save-file.ts';
import { refreshDraft } from '../drafts/draft-source.ts';

/** A part of a brand that a file brings. */
export type Area = (typeof BROUGHT_AREAS)[number];

/** What a downloaded file has besides the brand. The code is asked for personal data. */
export type Download = { customers: boolean; orders: boolean; code: string };

const FILE_NAME = /filename="([^"]+)"/;

/** The answer is bytes, which no other call has: the browser keeps them on the disk, and they take longer than other calls. */
async function fetchFile({ customers, orders, code }: Download): Promise<{ blob: Blob; name: string }> {
  try {
    const answer = await apiConfig.fetch(exportBrandFile.path, {
      method: exportBrandFile.method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ customers, orders, code: customers || orders ? code : null }),
    });
    const { status, headers } = answer;
    if (!answer.ok) throw toApiError({ status, headers, body: await answer.json().catch(() => null) });
    const name = FILE_NAME.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'brand.tar.gz';
    return { blob: await answer.blob(), name };
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError({ code: 'network.failed', cause: error });
  }
}

/** Downloads the brand as a file. */
export const useDownload = () =>
  useMutation<void, ApiError, Download>({
    mutationFn: async (wanted) => {
      const { blob, name } = await fetchFile(wanted);
      saveFile(name, blob);
    },
  });

type Upload = { upload: string; parts: number };

/** Sends a file part by part: a call has half a minute. `onPart` gets the share that is sent, 0 to 1. */
async function sendFile(file: File, onPart: (share: number) => void): Promise<Upload> {
  const parts = Math.max(1, Math.ceil(file.size / BRAND_FILE_PART));
  const { upload } = unwrap(await api(beginBrandFile));
  for (let part = 0; part < parts; part += 1) {
    const body = file.slice(part * BRAND_FILE_PART, (part + 1) * BRAND_FILE_PART);
    unwrap(await api(sendBrandFilePart, { params: { id: upload }, query: { part: String(part) }, body }));
    onPart((part + 1) / parts);
  }
  return { upload, parts };
}

/** A file of the device that is larger than the back office takes. */
export const isTooLarge = ({ size }: File): boolean => size > BRAND_FILE_PART * BRAND_FILE_PARTS;

/** A checked file: where it was sent, what of it is brought and what that changes. The key is of this check. */
export type Checked = Upload & { areas: Area[]; preview: BrandFilePreview; key: string };

/** What to check: a new file, or other parts of the one that was sent. */
export type Asked = { areas: Area[] } & ({ file: File } | { sent: Upload });

/** Sends a file and reads what it changes; nothing is written. `share` of the file is sent by now. */
export function useCheck() {
  const [share, setShare] = useState(0);
  const check = useMutation<Checked, ApiError, Asked>({
    mutationFn: async ({ areas, ...from }) => {
      setShare(0);
      const sent = 'sent' in from ? from.sent : await sendFile(from.file, setShare);
      setShare(1);
      const { upload, parts } = sent;
      const preview = unwrap(await api(checkBrandFile, { body: { upload, parts, areas } }));
      return { upload, parts, areas, preview, key: newKey() };
    },
  });
  return { ...check, share };
}

/** Another brand of the person's, and a code of their second factor there. */
export type OwnBrandAsked = { merchantId: string; code: string; areas: Area[] };

/** Reads another brand of the person's as a brand file; nothing is written. */
export const useCheckOwnBrand = () =>
  useMutation<Checked, ApiError, OwnBrandAsked>({
    mutationFn: async ({ areas, ...body }) => {
      const sent = unwrap(await api(copyOwnBrand, { body }));
      const preview = unwrap(await api(checkBrandFile, { body: { ...sent, areas } }));
      return { ...sent, areas, preview, key: newKey() };
    },
  });

/** Puts a checked file into the drafts. */
export const useBring = () =>
  useMutation<{ changes: number }, ApiError, Checked>({
    mutationFn: async ({ upload, parts, areas, preview, key }) =>
      unwrap(
        await api(bringBrandFile, {
          body: { upload, parts, areas, expectedVersion: preview.revision },
          idempotencyKey: key,
        }),
      ),
    onSettled: (_done, _error, { areas }) => Promise.all(areas.map((area) => refreshDraft(area))),
  });
