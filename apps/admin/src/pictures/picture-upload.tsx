import { FileField } from '@dasturxon/admin-ui/file-field';
import { Notice } from '@dasturxon/admin-ui/notice';
import { PICTURE_LIMIT, type PictureKind } from '@dasturxon/core/content';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { type ChosenPicture, CropDialog } from './crop-dialog.tsx';
import styles from './pictures.module.css';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif';
const MEBIBYTE = 1024 * 1024;

type Props = {
  label: string;
  kind: PictureKind;
  /** The path or link of the picture; empty without one. */
  value: string;
  onStored: (path: string) => void;
};

/** A file of the device, drawn; null for one that the browser cannot draw. */
const draw = (file: File): Promise<ImageBitmap | null> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);

/** The picture that guests see, and another one from the device: chosen, dropped or pasted, then cut (BO-340). */
export function PictureUpload({ label, kind, value, onStored }: Props) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState('');
  const limit = PICTURE_LIMIT / MEBIBYTE;
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > PICTURE_LIMIT) return setProblem(t`This file is larger than ${limit} MB.`);
    const picture = await draw(file);
    setProblem(
      picture ? '' : t`This file is not a picture that can be used: choose a JPEG, PNG, WebP or AVIF.`,
    );
    if (picture) setChosen({ file, picture });
  };
  return (
    <div
      className={styles['upload']}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void choose(event.dataTransfer.files[0]);
      }}
      onPaste={(event) => void choose(event.clipboardData.files[0])}
    >
      {value.startsWith('/') && <img className={styles['shown']} src={value} alt="" />}
      <FileField label={label} accept={TYPES} onChoose={(file) => void choose(file)} />
      {problem !== '' && <Notice tone="bad">{problem}</Notice>}
      {chosen && (
        <CropDialog
          chosen={chosen}
          kind={kind}
          onStored={(path) => {
            setChosen(null);
            onStored(path);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
