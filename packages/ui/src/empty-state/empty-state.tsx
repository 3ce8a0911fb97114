import type { ReactNode } from 'react';

import type { DrawingName } from './drawing.tsx';
import { StateMessage } from './state-message.tsx';

export type EmptyStateProps = {
  drawing: DrawingName;
  title: string;
  text?: string | null;
  /** One action: a PrimaryButton. */
  action?: ReactNode;
};

/** Nothing here yet: one drawing, one sentence, one action. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage {...props} />;
}
