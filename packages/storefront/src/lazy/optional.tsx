import { Component, type ReactNode, Suspense } from 'react';

import { isChunkError } from './chunk-error.ts';

type OptionalProps = {
  children: ReactNode;
  /** What stands there instead when it cannot be loaded. */
  otherwise?: ReactNode;
};

/**
 * A part of a screen that loads when it is first drawn, and without which the screen can be used: what cannot be loaded for
 * lack of a network is left out until there is one (F01). Every other failure is the screen's.
 */
export class Optional extends Component<OptionalProps, { failure: unknown }> {
  override state: { failure: unknown } = { failure: null };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  private readonly tryAgain = () => this.setState({ failure: null });

  override componentDidMount() {
    addEventListener('online', this.tryAgain);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.tryAgain);
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return <Suspense>{this.props.children}</Suspense>;
    if (navigator.onLine || !isChunkError(failure)) throw failure;
    return this.props.otherwise;
  }
}
