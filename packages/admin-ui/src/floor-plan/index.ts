export * from './floor-plan.tsx';
