import * as rejections from './rejections.ts';
import * as requests from './rejections.requests.ts';

/** The calls about a rejection and its guest, with their requests. */
export const rejectionEndpoints = {
  readRejection: { ...rejections.readRejection, ...requests.readRejection },
  logCall: { ...rejections.logCall, ...requests.logCall },
  blockGuest: { ...rejections.blockGuest, ...requests.blockGuest },
};
