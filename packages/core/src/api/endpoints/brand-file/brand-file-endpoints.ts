import * as deletionRequests from './brand-deletion.requests.ts';
import * as deletion from './brand-deletion.ts';
import * as cloneRequests from './brand-clone.requests.ts';
import * as clone from './brand-clone.ts';
import * as requests from './brand-file.requests.ts';
import * as file from './brand-file.ts';

/** The calls of a brand as one file with their requests. */
export const brandFileEndpoints = {
  exportBrandFile: { ...file.exportBrandFile, ...requests.exportBrandFile },
  beginBrandFile: { ...file.beginBrandFile, ...requests.beginBrandFile },
  sendBrandFilePart: { ...file.sendBrandFilePart, ...requests.sendBrandFilePart },
  copyOwnBrand: { ...file.copyOwnBrand, ...requests.copyOwnBrand },
  checkBrandFile: { ...file.checkBrandFile, ...requests.checkBrandFile },
  bringBrandFile: { ...file.bringBrandFile, ...requests.bringBrandFile },
  readCloneOffer: { ...clone.readCloneOffer, ...cloneRequests.readCloneOffer },
  checkCloneSub: { ...clone.checkCloneSub, ...cloneRequests.checkCloneSub },
  readBrandDeletion: { ...deletion.readBrandDeletion, ...deletionRequests.readBrandDeletion },
  askBrandDeletion: { ...deletion.askBrandDeletion, ...deletionRequests.askBrandDeletion },
  callOffBrandDeletion: { ...deletion.callOffBrandDeletion, ...deletionRequests.callOffBrandDeletion },
  cloneBrand: { ...clone.cloneBrand, ...cloneRequests.cloneBrand },
};
