import { mountSandbox } from '../sandbox/mount-sandbox.ts';
import type { Scene } from './scene.ts';

/** Puts the sandbox into a scene's server, with its calls led back to that server instead of to a port. */
export async function withSandbox({ app, deps }: Pick<Scene, 'app' | 'deps'>): Promise<void> {
  const inside: typeof fetch = async (input, init) => app.request(String(input), init);
  (await mountSandbox(deps, inside))(app, deps);
}
