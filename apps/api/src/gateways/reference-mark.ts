/** What one of ours is found by in a service that takes no id of ours: in a text, of 16 hex digits of its UUID. */
export const markOf = (ref: string): string => `[dx-${ref.replaceAll('-', '').slice(0, 16)}]`;
