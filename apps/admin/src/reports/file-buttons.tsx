import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { directionOf } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useLanguage } from '../i18n/use-language.ts';
import { type ReportFile, saveCsv, saveWorkbook } from './report-file.ts';

type Props = { file: Omit<ReportFile, 'isRightToLeft'> };

/** The ways to save a report. */
export function FileButtons({ file }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [isFailed, setFailed] = useState(false);
  const whole = { ...file, isRightToLeft: directionOf(language) === 'rtl' };
  const save = async () => {
    try {
      await saveWorkbook(whole);
      setFailed(false);
    } catch {
      // The writer of workbooks could not be loaded.
      setFailed(true);
    }
  };
  return (
    <>
      <ButtonRow>
        <Button onPress={() => saveCsv(whole)}>{t`Download CSV`}</Button>
        <Button onPress={() => void save()}>{t`Download XLSX`}</Button>
      </ButtonRow>
      {isFailed && <Notice tone="bad">{t`The file was not made. Check the network and try again.`}</Notice>}
    </>
  );
}
