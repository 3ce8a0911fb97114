import { ApiError } from '@dasturxon/core/api';
import type { GuestPictureKind } from '@dasturxon/core/content';
import { PhotoPicker } from '@dasturxon/ui/photo-picker';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';

import {
  ownPictureQuery,
  PhotoTooLarge,
  removePicture,
  SENDING_PICTURE,
  sendPicture,
} from './own-pictures.ts';
import { useApi } from '../session/api.ts';
import { languageAtom } from '../../store/language.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';

type PhotosFieldProps = {
  kind: GuestPictureKind;
  /** How many there may be. */
  most: number;
  label: string;
  hint: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Photos that a guest adds to a review or an address: previews, remove, and what failed once more (B34, B60). */
export function PhotosField({ kind, most, label, hint, ids, onChange }: PhotosFieldProps) {
  const { t } = useLingui();
  const { photos, failed, error, isSending, add, remove } = usePhotos({ kind, most, ids, onChange });
  const isFull = ids.length >= most;
  return (
    <>
      <PhotoPicker
        label={label}
        hint={hint}
        photos={photos.map((photo, index) => {
          const nth = index + 1;
          return { ...photo, name: t`Photo ${nth}`, removeLabel: t`Remove photo ${nth}` };
        })}
        add={
          isFull
            ? null
            : { label: isSending ? t`Sending` : t`Add a photo`, isBusy: isSending, several: most > 1 }
        }
        error={error}
        onAdd={add}
        onRemove={remove}
      />
      {failed.length > 0 && !isFull && !isSending ? (
        <PrimaryButton look={{ tone: 'quiet', small: true }} onClick={() => add(failed)}>
          {t`Try again`}
        </PrimaryButton>
      ) : null}
    </>
  );
}

type Photos = Pick<PhotosFieldProps, 'kind' | 'most' | 'ids' | 'onChange'>;

/** Whether sending the same file again may succeed. */
const mayRepeat = (error: unknown) => error instanceof ApiError && /^(network|server)\./.test(error.code);

function usePhotos({ kind, most, ids, onChange }: Photos) {
  const api = useApi();
  const cache = useQueryClient();
  const [failed, setFailed] = useState<File[]>([]);
  // Photos are sent one after the other, and each adds to what there is then.
  const current = useRef(ids);
  useEffect(() => {
    current.current = ids;
  }, [ids]);
  const change = (next: string[]) => {
    current.current = next;
    onChange(next);
  };
  const send = useMutation({
    mutationKey: SENDING_PICTURE,
    mutationFn: async (files: readonly File[]) => {
      setFailed([]);
      for (const [index, file] of files.entries()) {
        const { id, photo } = await sendPicture(api, { kind, file }).catch((error: unknown) => {
          if (mayRepeat(error)) setFailed(files.slice(index));
          throw error;
        });
        cache.setQueryData(ownPictureQuery(api, id).queryKey, URL.createObjectURL(photo));
        change([...current.current, id]);
      }
    },
  });
  const read = useQueries({ queries: ids.map((id) => ownPictureQuery(api, id)) });
  const gone = ids.find((_, index) => isGone(read[index]?.error));
  useEffect(() => {
    if (gone !== undefined) onChange(ids.filter((id) => id !== gone));
  }, [gone, ids, onChange]);
  const remove = (id: string) => {
    change(current.current.filter((other) => other !== id));
    void removePicture(api, id);
  };
  return {
    photos: ids.map((id, index) => ({ id, src: read[index]?.data ?? null })),
    failed,
    error: useFailure(send.error),
    isSending: send.isPending,
    add: (files: readonly File[]) => send.mutate(files.slice(0, most - ids.length)),
    remove,
  };
}

/** A picture of another guest, or one that has ended meanwhile. */
const isGone = (error: unknown) => error instanceof ApiError && error.code === 'picture.notFound';

function useFailure(error: unknown): string | null {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  if (!error) return null;
  if (error instanceof PhotoTooLarge) return t`The photo is larger than 10 MB. Choose a smaller one.`;
  return failureText(i18n, language, error);
}
