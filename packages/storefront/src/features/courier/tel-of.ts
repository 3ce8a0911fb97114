/** A number as a phone dials it; an extension after a comma is dialled after a pause. Null where there is no number. */
export function telOf(phone: string | null): string | null {
  const [, number, extension] =
    /^\+?(\d{5,20})(?:,(\d{1,10}))?$/.exec(phone?.replaceAll(/[ ()-]/g, '') ?? '') ?? [];
  if (!number) return null;
  return extension ? `tel:+${number},${extension}` : `tel:+${number}`;
}
