import { useLingui } from '@lingui/react/macro';

/** What the controls of every map are called, and whose map it is: tiles of our own server are drawn by the sandbox. */
export function useMapLabels(tilesUrl: string) {
  const { t } = useLingui();
  return {
    labels: {
      zoomIn: t`Zoom in`,
      zoomOut: t`Zoom out`,
      locate: t`My location`,
      group: (count: number) => t`Places here: ${count}`,
    },
    attribution: tilesUrl.startsWith('/') ? t`Demo map` : t`© OpenStreetMap contributors`,
  };
}
