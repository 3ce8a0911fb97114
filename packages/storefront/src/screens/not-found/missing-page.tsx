import { usePath } from '../../router/navigation.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

/** The 404 page for a path that is known but has nothing to show here. */
export function MissingPage() {
  const path = usePath('/');
  return <NotFoundScreen params={{ path }} />;
}
