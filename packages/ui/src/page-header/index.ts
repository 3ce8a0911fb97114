export { HeadingRef } from './heading-ref.ts';
export { PageHeader } from './page-header.tsx';
