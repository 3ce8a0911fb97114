export { followLink } from './follow-link.ts';
