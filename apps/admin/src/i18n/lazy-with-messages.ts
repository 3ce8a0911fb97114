import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

import { loadLazyMessages } from './load-messages.ts';

/** A component of the pages that lingui.config.ts calls lazy: its file and their messages come when it is first drawn. */
export const lazyWithMessages = <Props>(
  bring: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [component] = await Promise.all([bring(), loadLazyMessages()]);
    return { default: component };
  });
