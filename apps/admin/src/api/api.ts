import { createApi, type ApiConfig } from '@dasturxon/core/api';
import { solvePuzzle } from '@dasturxon/core/auth';

const encoder = new TextEncoder();

/** Addresses come in the language of the page, which need not be the browser's. */
function inLanguageOfPage(init: RequestInit | undefined): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('accept-language', document.documentElement.lang);
  return { ...init, headers };
}

/** The host names the merchant, and the session is a cookie that no script reads: a call carries neither. */
export const apiConfig: ApiConfig = {
  baseUrl: '',
  merchantId: () => null,
  token: () => null,
  fetch: (input, init) => fetch(input, inLanguageOfPage(init)),
  solve: (puzzle, signal) =>
    solvePuzzle(puzzle, {
      sha256: async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))),
      pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
      ...(signal && { signal }),
    }),
};

/** Calls of the back office to its own host. */
export const api = createApi(apiConfig);
