/** Saves bytes or a text as a file of the device. */
export function saveFile(name: string, content: BlobPart, type = ''): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
