export { brandTheme, tintRules } from './brand-theme.ts';
