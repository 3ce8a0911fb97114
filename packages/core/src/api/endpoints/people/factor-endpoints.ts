import * as factor from './factor.ts';
import * as requests from './factor.requests.ts';

/** The calls about second factors with their requests. */
export const factorEndpoints = {
  readFactor: { ...factor.readFactor, ...requests.readFactor },
  beginTotp: { ...factor.beginTotp, ...requests.beginTotp },
  confirmTotp: { ...factor.confirmTotp, ...requests.confirmTotp },
  proveFactor: { ...factor.proveFactor, ...requests.proveFactor },
  beginPasskey: { ...factor.beginPasskey, ...requests.beginPasskey },
  addPasskey: { ...factor.addPasskey, ...requests.addPasskey },
  askPasskey: { ...factor.askPasskey, ...requests.askPasskey },
  provePasskey: { ...factor.provePasskey, ...requests.provePasskey },
  removePasskey: { ...factor.removePasskey, ...requests.removePasskey },
  renewRecoveryCodes: { ...factor.renewRecoveryCodes, ...requests.renewRecoveryCodes },
};
