export * from './auth-adapter.contract.ts';
