import * as media from './media.ts';
import * as requests from './media.requests.ts';

/** The calls that store pictures and videos, with their requests. */
export const mediaEndpoints = {
  uploadPicture: { ...media.uploadPicture, ...requests.uploadPicture },
  uploadVideo: { ...media.uploadVideo, ...requests.uploadVideo },
};
