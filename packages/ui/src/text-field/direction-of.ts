/** The direction of a field of free text: that of its first letters; an empty one has the page's, with its placeholder. */
export const directionOf = (value: string): 'auto' | undefined => (value === '' ? undefined : 'auto');
