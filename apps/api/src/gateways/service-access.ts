/** How a gateway reaches its service: the address, which the sandbox changes at run time, and the way to call it. */
export type ServiceAccess = { baseUrl: () => string; fetch: typeof globalThis.fetch };
