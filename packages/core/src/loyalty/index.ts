export * from './points-history.ts';
export * from './referral.ts';
export * from './stamps.ts';
export * from './tiers.ts';
