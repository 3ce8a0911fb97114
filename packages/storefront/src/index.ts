export { startStorefront } from './app/start-storefront.tsx';
export { type Deps, type KeyValueStore, LocationRefused } from './deps.ts';
