import { useQueryParam } from '../router/navigation.ts';
import { LazyScreen } from './routes/lazy-screen.tsx';
import { STORY_LAYER } from './routes/routes.ts';
import { ScreenBoundary } from './routes/screen-boundary.tsx';

/** A story over the menu while the address asks for one; comes with its own chunk. */
export function StoryLayer() {
  const id = useQueryParam('story');
  if (id === null) return null;
  return (
    <ScreenBoundary>
      <LazyScreen name={STORY_LAYER} params={{}} />
    </ScreenBoundary>
  );
}
