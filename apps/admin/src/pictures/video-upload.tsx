import { Button } from '@dasturxon/admin-ui/button';
import { FileField } from '@dasturxon/admin-ui/file-field';
import { Notice } from '@dasturxon/admin-ui/notice';
import { VIDEO_LIMIT } from '@dasturxon/core/content';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import styles from './pictures.module.css';
import { useStored, useUploadVideo } from './use-upload.ts';

const TYPES = 'video/mp4,video/webm';
const MEBIBYTE = 1024 * 1024;

type Props = {
  label: string;
  removeLabel: string;
  /** The path of the video; null without one. */
  value: string | null;
  onChange: (path: string | null) => void;
};

/** The video that plays in place of a picture, and another one from the device (BO-340). */
export function VideoUpload({ label, removeLabel, value, onChange }: Props) {
  const { t } = useLingui();
  const [isTooLarge, setTooLarge] = useState(false);
  const { mutate, data, error, isPending } = useUploadVideo();
  useStored(data, onChange);
  const failed = useCallError(error);
  const limit = VIDEO_LIMIT / MEBIBYTE;
  const choose = (file: File) => {
    setTooLarge(file.size > VIDEO_LIMIT);
    if (file.size <= VIDEO_LIMIT) mutate(file);
  };
  return (
    <div className={styles['upload']}>
      {value !== null && (
        <>
          <video className={styles['film']} src={value} muted playsInline controls aria-label={label} />
          <Button label={removeLabel} onPress={() => onChange(null)}>{t`Remove the video`}</Button>
        </>
      )}
      <FileField label={label} accept={TYPES} isDisabled={isPending} onChoose={choose} />
      <p role="status" className={styles['state']}>
        {isPending ? t`The video is being stored…` : ''}
      </p>
      {isTooLarge && <Notice tone="bad">{t`This file is larger than ${limit} MB.`}</Notice>}
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
    </div>
  );
}
