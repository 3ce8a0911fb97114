export * from './banner.schema.ts';
export * from './extra-page.schema.ts';
export * from './notification.schema.ts';
export * from './policy.schema.ts';
export * from './reservation.schema.ts';
export * from './story.schema.ts';
export * from './table-link.schema.ts';
export * from './vacancy.schema.ts';
