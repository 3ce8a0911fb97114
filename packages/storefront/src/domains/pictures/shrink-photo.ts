import { GUEST_PICTURE_SIDE } from '@dasturxon/core/content';

/** Below so many bytes a photo goes as it is: the server makes it small. */
const SMALL_ENOUGH = 300_000;

/**
 * A photo as small as the server keeps it, so that it goes quickly over a slow network. What this browser cannot draw goes
 * as it is: the server refuses what it does not take.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size <= SMALL_ENOUGH) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, GUEST_PICTURE_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
    return drawn && drawn.size < file.size ? drawn : file;
  } catch {
    return file;
  }
}
