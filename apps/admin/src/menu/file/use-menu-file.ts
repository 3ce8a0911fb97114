import {
  type ApiError,
  checkMenuFile,
  copyBrandMenu,
  exportMenuFile,
  importMenuFile,
  readOwnBrands,
  unwrap,
} from '@dasturxon/core/api';
import type { ImportPreview, MenuFile, OwnBrand } from '@dasturxon/core/menu-file';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../api/api.ts';
import { newKey } from '../../api/new-key.ts';
import { refreshDraft } from '../../drafts/draft-source.ts';

export type Format = 'xlsx' | 'csv';

/** The format of a file, by its name. */
const formatOf = ({ name }: File): Format => (/\.csv$/i.test(name) ? 'csv' : 'xlsx');

/** A chosen file with what it would change. The key is of this choice: a repeat puts it into the draft once. */
export type Checked = { file: File; preview: ImportPreview; key: string };

/** A file with what it would change; nothing is written. */
const checked = async (file: File): Promise<Checked> => ({
  file,
  key: newKey(),
  preview: unwrap(await api(checkMenuFile, { query: { format: formatOf(file) }, body: file })),
});

/** Reads a file without writing anything. */
export const useCheckFile = () => useMutation<Checked, ApiError, File>({ mutationFn: checked });

const bytesOf = ({ content }: MenuFile) => Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));

/** The other brands that the person owns; none for a person who may not copy their menus. */
export const useOwnBrands = (isAllowed: boolean) =>
  useQuery<readonly OwnBrand[], ApiError>({
    queryKey: ['own-brands'],
    queryFn: async () => unwrap(await api(readOwnBrands)),
    enabled: isAllowed,
  });

/** Reads the menu of another brand of the person's as a file, without writing anything. */
export const useCheckBrand = () =>
  useMutation<Checked, ApiError, { merchantId: string; code: string }>({
    mutationFn: async (body) => {
      const file = unwrap(await api(copyBrandMenu, { body }));
      return checked(new File([bytesOf(file)], file.name));
    },
  });

/** Puts a checked file into the draft. */
export const useImportFile = () =>
  useMutation<{ changes: number }, ApiError, Checked & { revision: number }>({
    mutationFn: async ({ file, key, revision }) =>
      unwrap(
        await api(importMenuFile, {
          query: { format: formatOf(file), expectedVersion: String(revision) },
          body: file,
          idempotencyKey: key,
        }),
      ),
    onSettled: () => refreshDraft('menu'),
  });

/** Downloads the menu of the draft. */
export const useExportFile = () =>
  useMutation<void, ApiError, Format>({
    mutationFn: async (format) => {
      const file = unwrap(await api(exportMenuFile, { query: { format } }));
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([bytesOf(file)]));
      link.download = file.name;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });
