export { foldWord } from './fold-word.ts';
export * from './index-menu.ts';
export * from './order-phrase.ts';
export * from './search-history.ts';
export * from './search-menu.ts';
