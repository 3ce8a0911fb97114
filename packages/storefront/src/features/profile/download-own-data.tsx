import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { DownloadIcon } from '@dasturxon/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';

import { ownDataFile } from '../../domains/account/own-data.ts';
import { useApi } from '../../domains/session/api.ts';
import { useDeps } from '../../hosts/deps.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';

function save(file: File) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves a copy of everything that is kept about the customer (PRIV-02). Windows of messengers cannot save files. */
export function DownloadOwnData() {
  const { t, i18n } = useLingui();
  const { shell } = useDeps();
  const api = useApi();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const download = useMutation({
    mutationFn: () => ownDataFile(api),
    onSuccess: save,
    onError: (error) => notify({ text: failureText(i18n, language, error), tone: 'error' }),
  });
  if (shell !== 'web') return null;
  return (
    <Cell
      title={t`Download my data`}
      description={t`A file with everything that is stored about you`}
      icon={<DownloadIcon />}
      onClick={download.isPending ? undefined : () => download.mutate()}
    />
  );
}
