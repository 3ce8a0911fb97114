import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { storiesQuery } from '../../domains/content/content.ts';
import { Stories } from '../../features/stories/stories.tsx';
import { back, go, useQueryParam } from '../../router/navigation.ts';
import { settingsAtom } from '../../store/boot.ts';

const turn = (id: string | null) => {
  if (id === null) back('/');
  else go(`/?story=${encodeURIComponent(id)}`, { replace: true });
};

/** The story that `?story=` names, over the menu (SET-03). Stories that do not come leave the menu as it is (ERR-08). */
export function StoriesScreen() {
  const id = useQueryParam('story');
  const { stories: isOn } = useAtomValue(settingsAtom).features;
  const { data, error } = useQuery({ ...storiesQuery(useApi()), enabled: isOn });
  const isLost = !isOn || error !== null;
  useEffect(() => {
    if (isLost) turn(null);
  }, [isLost]);

  const openProduct = useCallback((productId: string) => {
    go(`/product/${encodeURIComponent(productId)}`, { replace: true });
  }, []);

  if (id === null || !data) return null;
  return <Stories stories={data} id={id} onTurn={turn} onProduct={openProduct} />;
}
