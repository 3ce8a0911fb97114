export { ModifierGroup } from './modifier-group.tsx';
