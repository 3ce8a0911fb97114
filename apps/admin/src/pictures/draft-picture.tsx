import type { PictureKind } from '@dasturxon/core/content';
import { type FieldRef, typedText } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../drafts/draft-context.ts';
import { PictureUpload } from './picture-upload.tsx';

type Props = {
  field: FieldRef;
  kind: PictureKind;
  /** Names the picture where a form has several. */
  name?: string;
};

/** A picture of the draft: the one that it has, and another one from the device (BO-340). */
export function DraftPicture({ field, kind, name }: Props) {
  const { t } = useLingui();
  const { value, change } = useField(field);
  return (
    <PictureUpload
      label={name === undefined ? t`Picture from this device` : t`${name}: picture from this device`}
      kind={kind}
      value={typedText(value)}
      onStored={change}
    />
  );
}
