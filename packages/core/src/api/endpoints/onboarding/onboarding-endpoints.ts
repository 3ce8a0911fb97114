import * as onboarding from './onboarding.ts';
import * as requests from './onboarding.requests.ts';

/** The calls from an operator's link to the first order of a brand. */
export const onboardingEndpoints = {
  readBrandInvite: { ...onboarding.readBrandInvite, ...requests.readBrandInvite },
  checkBrandSub: { ...onboarding.checkBrandSub, ...requests.checkBrandSub },
  makeOwnBrand: { ...onboarding.makeOwnBrand, ...requests.makeOwnBrand },
  acceptOwner: { ...onboarding.acceptOwner, ...requests.acceptOwner },
  readSetup: { ...onboarding.readSetup, ...requests.readSetup },
  leaveSetupStep: { ...onboarding.leaveSetupStep, ...requests.leaveSetupStep },
  beginTestOrder: { ...onboarding.beginTestOrder, ...requests.beginTestOrder },
  endSetup: { ...onboarding.endSetup, ...requests.endSetup },
};
