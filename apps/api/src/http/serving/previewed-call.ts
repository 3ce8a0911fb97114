import { endpoints, PREVIEW_HEADER, type ServerEndpoint } from '@dasturxon/core/api';

import { apiError } from '../api-error.ts';
import type { Tenant } from '../tenancy/tenants.ts';
import type { Deps, Preview } from './context.ts';

/** Calls that are sent with a body and change nothing. */
const READS_WITH_BODY: readonly string[] = [endpoints.quoteOrder.path, endpoints.calculateTariff.path];

/**
 * The preview that a call is made in; null outside of one. Throws preview.expired, and preview.readOnly for what could change
 * something or is a person's.
 */
export async function previewOfCall(
  { openPreview }: Pick<Deps, 'openPreview'>,
  endpoint: ServerEndpoint,
  { tenant, request: { headers } }: { tenant: Pick<Tenant, 'merchantId'>; request: Request },
): Promise<Preview | null> {
  const token = headers.get(PREVIEW_HEADER);
  if (token === null) return null;
  const isPublic = endpoint.auth === 'none' || endpoint.auth === 'optional';
  const isRead = endpoint.method === 'GET' || READS_WITH_BODY.includes(endpoint.path);
  if (!isPublic || !isRead || headers.has('authorization')) throw apiError('preview.readOnly');
  return openPreview(token, tenant.merchantId);
}

/** What a call is answered from: in a preview the draft, at the preview's time. */
export const previewed = <D extends Deps>(deps: D, preview: Preview | null): D =>
  preview ? { ...deps, db: preview.db, now: preview.now } : deps;

/** Sets the headers of an answer in a preview: it is kept by no cache, and sent at the time of the preview. */
export function markPreviewed(preview: Preview | null | undefined, { headers }: Response): void {
  if (!preview) return;
  headers.set('Cache-Control', 'no-store');
  headers.set('Date', preview.now().toUTCString());
}
