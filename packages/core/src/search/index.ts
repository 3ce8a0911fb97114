export * from './index-menu.ts';
export * from './search-history.ts';
export * from './search-menu.ts';
