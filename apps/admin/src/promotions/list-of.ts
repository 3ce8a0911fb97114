/** The texts of a field that holds a list. */
export const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
