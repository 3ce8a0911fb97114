import { Button } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { PictureCrop } from '@dasturxon/admin-ui/picture-crop';
import { RangeField } from '@dasturxon/admin-ui/range-field';
import {
  type Crop,
  cropAround,
  isDarkPicture,
  type PictureKind,
  SMALL_PICTURE,
} from '@dasturxon/core/content';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import styles from './pictures.module.css';
import { useStored, useUploadPicture } from './use-upload.ts';

/** A chosen file, drawn. */
export type ChosenPicture = { file: File; picture: ImageBitmap };

type Props = {
  chosen: ChosenPicture;
  kind: PictureKind;
  onStored: (path: string) => void;
  onClose: () => void;
};

/** The side that a part is drawn to, in pixels: enough for its light. */
const SIDE = 32;

/** Whether a part of a picture is dark (BO-473). */
function isDarkPart(picture: ImageBitmap, { x, y, width, height }: Crop): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return false;
  const part = [
    x * picture.width,
    y * picture.height,
    width * picture.width,
    height * picture.height,
  ] as const;
  context.drawImage(picture, ...part, 0, 0, SIDE, SIDE);
  return isDarkPicture(context.getImageData(0, 0, SIDE, SIDE).data);
}

const within = (value: number) => Math.min(1, Math.max(0, value));

/** Chooses the part of a picture that guests see: dragged, or moved by arrows. */
export function CropDialog({ chosen: { file, picture }, kind, onStored, onClose }: Props) {
  const { t } = useLingui();
  const [zoom, setZoom] = useState(1);
  const [focus, setFocus] = useState({ x: 0.5, y: 0.5 });
  const { mutate, data, error, isPending } = useUploadPicture();
  useStored(data, onStored);
  const failed = useCallError(error);
  const crop = cropAround(picture, kind, { zoom, focus });
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
  const pixels = Math.round(Math.max(crop.width * picture.width, crop.height * picture.height));
  const isDark = isDarkPart(picture, crop);
  return (
    <Dialog title={t`What guests see of the picture`} closeLabel={t`Close`} onClose={onClose}>
      <PictureCrop
        picture={picture}
        crop={crop}
        label={t`The part that stays`}
        onMove={(x, y) => setFocus({ x: within(middle.x + x), y: within(middle.y + y) })}
      />
      <div className={styles['ranges']}>
        <RangeField label={t`Zoom`} value={zoom} least={1} most={4} onChange={setZoom} />
        <RangeField
          label={t`Left to right`}
          value={focus.x}
          least={0}
          most={1}
          isDisabled={crop.width >= 1}
          onChange={(x) => setFocus({ ...focus, x })}
        />
        <RangeField
          label={t`Top to bottom`}
          value={focus.y}
          least={0}
          most={1}
          isDisabled={crop.height >= 1}
          onChange={(y) => setFocus({ ...focus, y })}
        />
      </div>
      {pixels < SMALL_PICTURE && (
        <Notice tone="warn">{t`This part has only ${pixels} pixels on its longer side: it may look blurred.`}</Notice>
      )}
      {isDark && <Notice tone="warn">{t`This part is dark: guests may not see what it shows.`}</Notice>}
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      <Button
        look="main"
        isPending={isPending}
        onPress={() => mutate({ file, kind, crop })}
      >{t`Use this part`}</Button>
    </Dialog>
  );
}
