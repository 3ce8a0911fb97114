import {
  type ApiError,
  checkMenuFile,
  copyBrandMenu,
  copyTillMenu,
  exportMenuFile,
  importMenuFile,
  readOwnBrands,
  readTillBranches,
  unwrap,
} from '@dasturxon/core/api';
import {
  type ColumnMapping,
  type ImportPreview,
  type MenuFile,
  type OwnBrand,
  type TillBranches,
  writeMapping,
} from '@dasturxon/core/menu-file';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../api/api.ts';
import { newKey } from '../../api/new-key.ts';
import { saveFile } from '../../api/save-file.ts';
import { useRepeatKeys } from '../../api/use-repeat-keys.ts';
import { refreshDraft } from '../../drafts/draft-source.ts';
import { readColumns } from './read-columns.ts';

export type Format = 'xlsx' | 'csv';

/** The format of a file, by its name. */
const formatOf = ({ name }: File): Format => (/\.csv$/i.test(name) ? 'csv' : 'xlsx');

/** A chosen file with what it would change. The key is of this reading. */
export type Checked = { file: File; preview: ImportPreview; key: string };

/** A file, and what its columns are by hand. */
type Asked = { file: File; columns?: ColumnMapping };

/** A file with what it would change; nothing is written. */
async function check({ file, columns }: Asked): Promise<Checked> {
  const query = { format: formatOf(file), ...(columns && { columns: writeMapping(columns) }) };
  return { file, key: newKey(), preview: unwrap(await api(checkMenuFile, { query, body: file })) };
}

/** Reads a file without writing anything. */
export const useCheckFile = () => useMutation<Checked, ApiError, Asked>({ mutationFn: check });

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
      return check({ file: new File([bytesOf(file)], file.name) });
    },
  });

/** The till of the brand, and the branches that it knows. */
export const useTillBranches = () =>
  useQuery<TillBranches, ApiError>({
    queryKey: ['till-branches'],
    queryFn: async () => unwrap(await api(readTillBranches)),
  });

/** Reads the menu of the till at a branch as a file, without writing anything. */
export const useCheckTill = () =>
  useMutation<Checked, ApiError, { branchId: string }>({
    mutationFn: async (body) => {
      const file = unwrap(await api(copyTillMenu, { body }));
      return check({ file: new File([bytesOf(file)], file.name) });
    },
  });

type Chosen = Checked & { lines: string; revision: number };

/** Puts the chosen rows of a checked file into the draft. */
export function useImportFile() {
  const keyOf = useRepeatKeys();
  return useMutation<{ changes: number }, ApiError, Chosen>({
    mutationFn: async ({ file, key, preview, lines, revision }) => {
      const columns = writeMapping(readColumns(preview));
      const query = { format: formatOf(file), columns, hash: preview.hash, lines };
      return unwrap(
        await api(importMenuFile, {
          query: { ...query, expectedVersion: String(revision) },
          body: file,
          idempotencyKey: keyOf({ key, ...query }),
        }),
      );
    },
    onSettled: () => refreshDraft('menu'),
  });
}

/** Downloads the menu of the draft. */
export const useExportFile = () =>
  useMutation<void, ApiError, Format>({
    mutationFn: async (format) => {
      const file = unwrap(await api(exportMenuFile, { query: { format } }));
      saveFile(file.name, bytesOf(file));
    },
  });
