export * from './combo-lines.ts';
export * from './difference.ts';
export * from './fiscal-codes.schema.ts';
export * from './fiscal-lines.ts';
export * from './fiscal-receipt.ts';
export * from './fiscal-shapes.ts';
export * from './vat.ts';
