import { type ApiError, checkMenuFile, exportMenuFile, importMenuFile, unwrap } from '@dasturxon/core/api';
import type { ImportPreview } from '@dasturxon/core/menu-file';
import { useMutation } from '@tanstack/react-query';

import { api } from '../../api/api.ts';
import { newKey } from '../../api/new-key.ts';
import { refreshDraft } from '../../drafts/draft-source.ts';

export type Format = 'xlsx' | 'csv';

/** The format of a file, by its name. */
const formatOf = ({ name }: File): Format => (/\.csv$/i.test(name) ? 'csv' : 'xlsx');

/** A chosen file with what it would change. The key is of this choice: a repeat puts it into the draft once. */
export type Checked = { file: File; preview: ImportPreview; key: string };

/** Reads a file without writing anything. */
export const useCheckFile = () =>
  useMutation<Checked, ApiError, File>({
    mutationFn: async (file) => ({
      file,
      key: newKey(),
      preview: unwrap(await api(checkMenuFile, { query: { format: formatOf(file) }, body: file })),
    }),
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
      const { name, content } = unwrap(await api(exportMenuFile, { query: { format } }));
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([bytes]));
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });
