import { type ApiError, unwrap, uploadPicture, uploadVideo } from '@dasturxon/core/api';
import type { Crop, PictureKind } from '@dasturxon/core/content';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { api } from '../api/api.ts';

/** A picture with the part of it that stays. */
export type CutPicture = { file: Blob; kind: PictureKind; crop: Crop };

/** A share as the call has it: a number without an exponent. */
const share = (value: number) => String(Number(Math.min(1, Math.max(0, value)).toFixed(6)));

/** Stores a picture; answers its path. */
export const useUploadPicture = () =>
  useMutation<string, ApiError, CutPicture>({
    mutationFn: async ({ file, kind, crop: { x, y, width, height } }) => {
      const part = { x: share(x), y: share(y), width: share(width), height: share(height) };
      return unwrap(await api(uploadPicture, { query: { kind, ...part }, body: file })).image;
    },
  });

/** Stores a video; answers its path. */
export const useUploadVideo = () =>
  useMutation<string, ApiError, Blob>({
    mutationFn: async (file) => unwrap(await api(uploadVideo, { body: file })).video,
  });

/** Passes the path of a stored file to the form as it is by then: what was typed while it was sent stays. */
export function useStored(path: string | undefined, onStored: (path: string) => void): void {
  const put = useEffectEvent(onStored);
  useEffect(() => {
    if (path !== undefined) put(path);
  }, [path]);
}
