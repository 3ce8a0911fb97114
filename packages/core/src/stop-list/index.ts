export * from './stop-end.ts';
