import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { mayReload } from '@dasturxon/core/kernel';

import { isChunkError } from '../../lazy/chunk-error.ts';
import { Link } from '../../router/link.tsx';
import { pathHere } from '../../router/navigation.ts';
import { isBusyAt } from '../../store/new-build.ts';

const reload = () => location.reload();

type Phase = 'fine' | 'failed' | 'lost' | 'away' | 'reloading';
type ScreenBoundaryProps = { children: ReactNode };

/**
 * Contains a screen's failure. A chunk that did not load reloads the page, at most once per 10 s and never during a
 * payment (BOOT-14). Offline it waits for the network, and shows that.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { phase: Phase }> {
  override state: { phase: Phase } = { phase: 'fine' };

  static getDerivedStateFromError(error: unknown) {
    return { phase: isChunkError(error) ? 'lost' : 'failed' };
  }

  override componentDidCatch(error: unknown) {
    if (!isChunkError(error)) return;
    if (!navigator.onLine) {
      this.setState({ phase: 'away' });
      addEventListener('online', reload, { once: true });
      return;
    }
    // A failure that the reload may fix shows no message.
    if (!isBusyAt(pathHere()) && reloadOnce()) this.setState({ phase: 'reloading' });
  }

  override componentWillUnmount() {
    removeEventListener('online', reload);
  }

  override render() {
    const { phase } = this.state;
    if (phase === 'fine') return this.props.children;
    if (phase === 'reloading') return null;
    if (phase === 'away')
      return (
        <main className="failed-screen" role="alert">
          <h1>
            <Trans>No internet. Your basket is saved.</Trans>
          </h1>
          <ToMenu />
        </main>
      );
    return (
      <main className="failed-screen" role="alert">
        <h1>
          {phase === 'lost' ? (
            <Trans>The page could not be loaded</Trans>
          ) : (
            <Trans>Internal Server Error</Trans>
          )}
        </h1>
        <p>
          <Trans>Something went wrong on this screen. Your basket is safe.</Trans>
        </p>
        <button type="button" onClick={reload}>
          <Trans>Try again</Trans>
        </button>
        <ToMenu />
      </main>
    );
  }
}

function ToMenu() {
  return (
    <Link href="/">
      <Trans>To the menu</Trans>
    </Link>
  );
}

const KEY = 'dasturxon:reloaded-at';

/** Reloads the page unless it was reloaded a moment ago; returns whether it did (BOOT-14). */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  try {
    if (!mayReload(Number(sessionStorage.getItem(KEY)) || null, now)) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}
