import { type Api, readOwnPicture, removeOwnPicture, sendGuestPicture, unwrap } from '@dasturxon/core/api';
import { GUEST_PICTURE_LIMIT, type GuestPictureKind } from '@dasturxon/core/content';
import { queryOptions } from '@tanstack/react-query';

import { shrinkPhoto } from './shrink-photo.ts';

/** Marks the sending of pictures: what names them waits for it. */
export const SENDING_PICTURE = ['own-picture'];

/** The photo is larger than the server takes, and this browser cannot make it smaller. */
export class PhotoTooLarge extends Error {}

/** Sends a photo of the guest (B34). Throws PhotoTooLarge and ApiError. */
export async function sendPicture(
  api: Api,
  { kind, file }: { kind: GuestPictureKind; file: File },
): Promise<{ id: string; photo: Blob }> {
  const photo = await shrinkPhoto(file);
  if (photo.size > GUEST_PICTURE_LIMIT) throw new PhotoTooLarge();
  const { id } = unwrap(await api(sendGuestPicture, { query: { kind }, body: photo }));
  return { id, photo };
}

/** A private picture of the guest as an address that an image takes. */
export const ownPictureQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['own-picture', id],
    queryFn: async ({ signal }) => unwrap(await api(readOwnPicture, { params: { id }, signal })).image,
    staleTime: Infinity,
    retry: false,
  });

/** Removes a picture that nothing names; a failure leaves it to the server's clean-up. */
export const removePicture = (api: Api, id: string) => api(removeOwnPicture, { params: { id } });
