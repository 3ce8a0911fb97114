import type { createStore } from 'jotai';

/** A jotai store: one for each page, and one for each test. */
export type Store = ReturnType<typeof createStore>;
