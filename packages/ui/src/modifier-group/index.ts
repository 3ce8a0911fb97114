export { ModifierGroup, type ModifierChoice, type ModifierGroupProps } from './modifier-group.tsx';
