export { readBoot } from './app/boot.ts';
export { startStorefront } from './app/start-storefront.tsx';
export { type Deps, type KeyValueStore, LocationRefused } from './deps.ts';
export type { Host, HostFrame, InvoiceEnd } from './host.ts';
