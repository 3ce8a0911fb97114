import {
  type ApiError,
  readDoorPicture,
  readEntrancePicture,
  readReviewPicture,
  unwrap,
} from '@dasturxon/core/api';
import { useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';

/** Guests' pictures are kept in memory alone, and not after their screen is left. */
const PRIVATE = { staleTime: Infinity, gcTime: 0, retry: false } as const;

/** A picture of a review as an address that an image takes (B34). */
export const useReviewPicture = (id: string) =>
  useQuery<string, ApiError>({
    ...PRIVATE,
    queryKey: ['review-picture', id],
    queryFn: async ({ signal }) => unwrap(await api(readReviewPicture, { params: { id }, signal })).image,
  });

/** The entrance of an order, read when it is asked for (B60). */
export const useEntrancePicture = (id: string, isAsked: boolean) =>
  useQuery<string, ApiError>({
    ...PRIVATE,
    queryKey: ['entrance-picture', id],
    enabled: isAsked,
    queryFn: async ({ signal }) => unwrap(await api(readEntrancePicture, { params: { id }, signal })).image,
  });

/** What was left at the door of an order, read when it is asked for (BO-404). */
export const useDoorPictureOf = (id: string, isAsked: boolean) =>
  useQuery<string, ApiError>({
    ...PRIVATE,
    queryKey: ['door-picture', id],
    enabled: isAsked,
    queryFn: async ({ signal }) => unwrap(await api(readDoorPicture, { params: { id }, signal })).image,
  });
