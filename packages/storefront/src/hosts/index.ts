export { LocationRefused } from '../deps.ts';
export { browserHost, isWebAddress, shareAddress } from './browser-host.ts';
export { browserStorage } from './browser-storage.ts';
export { paintSurfaces } from './paint-surfaces.ts';
export { parentOrigin } from './parent-origin.ts';
export { phoneAuth } from './phone-auth.ts';
export { type LaunchMemory, launchMemory } from './launch-memory.ts';
export { type PersonStorage, personStorage, type Safe } from './person-storage.ts';
export { ensureTabStorage } from './tab-storage.ts';
