import * as dispatch from './dispatch.ts';
import * as requests from './dispatch.requests.ts';

/** The calls of dispatch and of couriers, with their requests. */
export const dispatchEndpoints = {
  readDispatch: { ...dispatch.readDispatch, ...requests.readDispatch },
  setCourier: { ...dispatch.setCourier, ...requests.setCourier },
  estimateService: { ...dispatch.estimateService, ...requests.estimateService },
  handInCash: { ...dispatch.handInCash, ...requests.handInCash },
  readOwnCash: { ...dispatch.readOwnCash, ...requests.readOwnCash },
  sendOwnPosition: { ...dispatch.sendOwnPosition, ...requests.sendOwnPosition },
  takeDelivery: { ...dispatch.takeDelivery, ...requests.takeDelivery },
  sendDoorPicture: { ...dispatch.sendDoorPicture, ...requests.sendDoorPicture },
  readDoorPicture: { ...dispatch.readDoorPicture, ...requests.readDoorPicture },
  reportDelivery: { ...dispatch.reportDelivery, ...requests.reportDelivery },
};
