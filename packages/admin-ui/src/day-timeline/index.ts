export * from './day-timeline.tsx';
