export * from './category.schema.ts';
export * from './favourite.schema.ts';
export * from './group.schema.ts';
export * from './modification-group.schema.ts';
export * from './overall.schema.ts';
export * from './platform-type.schema.ts';
export * from './product.schema.ts';
export * from './review.schema.ts';
