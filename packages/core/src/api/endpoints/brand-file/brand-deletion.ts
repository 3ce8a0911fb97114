import { BrandDeletion } from '../../../brand-file/brand-deletion.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './brand-deletion.requests.ts';

const office = { auth: 'staff', host: 'backOffice', permission: 'brand.delete' } as const;

/** Whether the brand is to be deleted, and what its deletion waits for (BO-521). */
export const readBrandDeletion = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/v1/brand-deletion',
  answer: BrandDeletion,
});

/**
 * Plans the deletion of the brand in 30 days (BO-521). Asking again moves no day. Throws brand.nameDiffers, factor.wrong and
 * request.rateLimited.
 */
export const askBrandDeletion = endpoint(
  { ...office, method: 'POST', path: '/admin/v1/brand-deletion', answer: BrandDeletion },
  accepts<typeof requests.askBrandDeletion>(),
);

/** Calls the deletion off (BO-522). Without a planned one it changes nothing. */
export const callOffBrandDeletion = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/v1/brand-deletion/call-off',
  answer: BrandDeletion,
});
