export { LocationRefused } from '../deps.ts';
export { browserHost, isWebAddress, shareAddress } from './browser-host.ts';
export { browserStorage } from './browser-storage.ts';
export { phoneAuth } from './phone-auth.ts';
