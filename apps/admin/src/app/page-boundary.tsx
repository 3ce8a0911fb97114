import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';

function Failed() {
  const { t } = useLingui();
  return (
    <Notice tone="bad">
      {t`This page could not be loaded. Check the network.`}{' '}
      <Button onPress={() => location.reload()}>{t`Try again`}</Button>
    </Notice>
  );
}

/** Keeps the rest of the app when the files of a page cannot be loaded, as without a network on the first visit. */
export class PageBoundary extends Component<{ children: ReactNode }, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override render() {
    return this.state.isFailed ? <Failed /> : this.props.children;
  }
}
