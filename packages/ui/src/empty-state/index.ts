export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { Drawing, type DrawingName } from './drawing.tsx';
