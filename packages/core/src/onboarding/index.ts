export * from './brand-invite.schema.ts';
export * from './brand-sub.ts';
export * from './circle-zone.ts';
export * from './hours-presets.ts';
export * from './menu-templates.ts';
export * from './set-up.schema.ts';
export { starterText } from './starter-texts/starter-texts.ts';
