import { currentGallery, galleryOf } from '@dasturxon/core/catalog';
import type { RecordFields } from '@dasturxon/core/drafts';
import * as v from 'valibot';

const Pictures = v.fallback(v.array(v.string()), []);
const Picture = v.fallback(v.nullable(v.string()), null);

/** The gallery of a product, where a change has set its pictures; it names no picture that is replaced (IMP-07). */
export function galleryAfter(row: Readonly<Record<string, unknown>>, fields: RecordFields) {
  const [image, more] = [v.parse(Picture, row['image']), v.parse(Pictures, fields['morePictures'])];
  if (row['morePictures'] !== undefined) return { gallery: galleryOf(image, more) };
  const gallery = v.parse(Pictures, row['gallery']);
  return gallery.length > 0 ? { gallery: currentGallery({ image, gallery }, more) } : {};
}
