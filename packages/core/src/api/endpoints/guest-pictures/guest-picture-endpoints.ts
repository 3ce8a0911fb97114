import * as pictures from './guest-pictures.ts';
import * as requests from './guest-pictures.requests.ts';

/** The calls about guests' private pictures with their requests. */
export const guestPictureEndpoints = {
  sendGuestPicture: { ...pictures.sendGuestPicture, ...requests.sendGuestPicture },
  readOwnPicture: { ...pictures.readOwnPicture, ...requests.readOwnPicture },
  removeOwnPicture: { ...pictures.removeOwnPicture, ...requests.removeOwnPicture },
  readReviewPicture: { ...pictures.readReviewPicture, ...requests.readReviewPicture },
  readEntrancePicture: { ...pictures.readEntrancePicture, ...requests.readEntrancePicture },
};
