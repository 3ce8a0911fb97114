export { readBoot } from './store/read-boot.ts';
export { startStorefront } from './app/start-storefront.tsx';
export type { Deps, KeyValueStore } from './hosts/deps.ts';
export type { Host, HostClient, HostClientReader, HostFrame, InvoiceEnd } from './hosts/host.ts';
export { serverTime } from './clock/server-time.ts';
