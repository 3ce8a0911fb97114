import { useLingui } from '@lingui/react/macro';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import type { ReactNode } from 'react';

import { LoadFailure } from './load-failure.tsx';

type LoadedProps<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** Shown until there is an answer; rows unless told otherwise. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a page shows while its facts are on their way, when they did not come, and when they are there. */
export function Loaded<Data>({ query, waiting, children }: LoadedProps<Data>) {
  const { t } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
  return waiting ?? <SkeletonRows label={t`Loading`} />;
}
