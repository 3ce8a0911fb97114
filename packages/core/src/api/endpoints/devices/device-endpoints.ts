import * as devices from './devices.ts';
import * as requests from './devices.requests.ts';

/** The calls about shared tablets with their requests. */
export const deviceEndpoints = {
  listDevices: { ...devices.listDevices, ...requests.listDevices },
  addDevice: { ...devices.addDevice, ...requests.addDevice },
  revokeDevice: { ...devices.revokeDevice, ...requests.revokeDevice },
  enrolDevice: { ...devices.enrolDevice, ...requests.enrolDevice },
  readDevice: { ...devices.readDevice, ...requests.readDevice },
  deviceEvents: { ...devices.deviceEvents, ...requests.deviceEvents },
  enterByPin: { ...devices.enterByPin, ...requests.enterByPin },
  lockSession: { ...devices.lockSession, ...requests.lockSession },
  touchSession: { ...devices.touchSession, ...requests.touchSession },
  readPin: { ...devices.readPin, ...requests.readPin },
  setPin: { ...devices.setPin, ...requests.setPin },
  resetPin: { ...devices.resetPin, ...requests.resetPin },
};
