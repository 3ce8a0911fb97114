import * as preview from './preview.ts';
import * as requests from './preview.requests.ts';

/** The call of the preview with its request. */
export const previewEndpoints = { openPreview: { ...preview.openPreview, ...requests.openPreview } };
