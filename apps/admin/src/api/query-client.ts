import { ApiError } from '@dasturxon/core/api';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** The key of the session: null while nobody is signed in. */
export const SESSION_KEY = ['session'];

/** Whoever is no longer signed in is shown the sign-in, whichever call says so. */
function onError(error: unknown) {
  if (error instanceof ApiError && error.status === 401) queryClient.setQueryData(SESSION_KEY, null);
}

/** Server facts of the open page. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
