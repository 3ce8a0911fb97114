/** Whether an error is that of a script or a style sheet that could not be loaded. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Vite's own message for a chunk's style sheet that did not load is no TypeError.
  return (
    /preload css/i.test(error.message) ||
    (error instanceof TypeError && /import|module|fetch/i.test(error.message))
  );
}
