export * from './stamps.ts';
export * from './tiers.ts';
