import { useLingui } from '@lingui/react/macro';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import type { ReactNode } from 'react';

import { LoadFailure } from './load-failure.tsx';

type LoadedProps<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** Shown until there is an answer; rows by default. */
  waiting?: ReactNode;
  /** The way on where there is no such thing. */
  elsewhere?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Whether the page has only the failure and another try to show: its own main button would be a second one. */
export const hasFailed = ({ data, error }: { data: unknown; error: unknown }): boolean =>
  data === undefined && Boolean(error);

/** What a page shows while its facts are on their way, when they did not come, and when they are there. */
export function Loaded<Data>({ query, waiting, elsewhere, children }: LoadedProps<Data>) {
  const { t } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (hasFailed(query))
    return <LoadFailure error={query.error} onRetry={() => void query.refetch()} elsewhere={elsewhere} />;
  return waiting ?? <SkeletonRows label={t`Loading`} />;
}
