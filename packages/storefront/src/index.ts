export { readBoot } from './app/boot.ts';
export { startStorefront } from './app/start-storefront.tsx';
export type { Deps, KeyValueStore } from './deps.ts';
export type { Host, HostClient, HostClientReader, HostFrame, InvoiceEnd } from './host.ts';
export { serverTime } from './state/server-time.ts';
