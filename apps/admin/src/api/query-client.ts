import { ApiError } from '@dasturxon/core/api';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** The query key of the session, which is null for a signed-out browser. */
export const SESSION_KEY = ['session'];

/** A 401 of any call shows the sign-in. */
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
