import { Hono } from 'hono';

import type { PageSource } from '../pages/build/page-source.ts';
import { mountPages } from '../pages/pages.routes.ts';
import type { Scene } from './scene.ts';

/** A build whose renderer fails: for pages and files that show no menu. */
export const UNRENDERED: PageSource = {
  assets: { script: '/main.js', preload: [], styles: '', inlined: [], build: 'test' },
  at: '/assets/web/',
  assetsFolder: null,
  renderer: () => Promise.reject(new Error('no page is rendered here')),
  finish: async (html) => html,
  isBuilt: true,
};

/** The pages of a scene's server, without a renderer. */
export async function pagesWithoutRendering({ deps }: Pick<Scene, 'deps'>): Promise<Hono> {
  const pages = new Hono();
  (await mountPages(async () => UNRENDERED)(deps))(pages);
  return pages;
}
