import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';

import { changeHandoverAtom, handoverAtom } from '../../../../domains/checkout/handover.ts';
import { PhotosField } from '../../../../domains/pictures/photos-field.tsx';

/** A photo of the entrance, by which the courier finds the door (B60). */
export function EntrancePhoto() {
  const { t } = useLingui();
  const { entrancePicture } = useAtomValue(handoverAtom);
  const change = useSetAtom(changeHandoverAtom);
  return (
    <PhotosField
      kind="ENTRANCE"
      most={1}
      label={t`Photo of the entrance`}
      hint={t`Only the restaurant and its courier see it. It is removed a week after the order.`}
      ids={entrancePicture === null ? [] : [entrancePicture]}
      onChange={([id = null]) => change({ entrancePicture: id })}
    />
  );
}
