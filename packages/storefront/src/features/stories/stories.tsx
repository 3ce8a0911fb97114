import { isShownAt, isShownAtBranch, isShownTo, type Story, type StorySlide } from '@dasturxon/core/content';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { StoryViewer } from '@dasturxon/ui/story-viewer';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { useDeps } from '../../hosts/deps.ts';
import { serverTime } from '../../clock/server-time.ts';
import { pageAtom, settingsAtom } from '../../store/boot.ts';
import { languageAtom } from '../../store/language.ts';
import { knownBranchAtom } from '../../domains/branches/known-branch.ts';
import { seenStoriesAtom } from '../../domains/content/seen-stories.ts';

/** A slide has the format of an upright phone. */
const SLIDE = { width: 720, height: 1280 };

type StoriesProps = {
  stories: readonly Story[];
  /** The one that is open. */
  id: string;
  /** Another story; null closes the viewer. */
  onTurn: (id: string | null) => void;
  /** A slide leads to a dish. */
  onProduct: (productId: string) => void;
};

/** The stories over the whole window, one after the other (SCR-15). */
export function Stories({ stories, id, onTurn, onProduct }: StoriesProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { main } = useAtomValue(settingsAtom).languages;
  const setSeen = useSetAtom(seenStoriesAtom);
  const { shell } = useAtomValue(pageAtom);
  const branchId = useAtomValue(knownBranchAtom);
  const shown = stories.filter(
    (one) =>
      one.slides.length > 0 &&
      isShownTo(one, { language, shell }) &&
      isShownAtBranch(one.branchIds, branchId) &&
      isShownAt(one, serverTime().getTime()),
  );
  const at = shown.findIndex((story) => story.id === id);
  const story = shown[at];

  useEffect(() => {
    if (story) setSeen((seen) => [...seen.filter((one) => one !== story.id), story.id]);
  }, [story, setSeen]);
  useEffect(() => {
    if (!story) onTurn(null);
  }, [story, onTurn]);

  if (!story) return null;
  return (
    <StoryViewer
      key={story.id}
      title={localize(story.title, language, main) || t`Story`}
      frames={story.slides.map((slide) => ({
        id: slide.id,
        picture: { src: slide.image, ...SLIDE },
        video: slide.video,
        text: localize(slide.text, language, main),
        seconds: slide.duration,
        action: <SlideAction slide={slide} onProduct={onProduct} />,
      }))}
      progressText={(frame, of) => t`${frame} of ${of}`}
      labels={{
        close: t`Close`,
        previous: t`Previous`,
        next: t`Next`,
        pause: t`Pause`,
        play: t`Play`,
      }}
      onBefore={at > 0 ? () => onTurn(shown[at - 1]!.id) : undefined}
      onEnd={() => onTurn(shown[at + 1]?.id ?? null)}
      onClose={() => onTurn(null)}
    />
  );
}

type SlideActionProps = { slide: StorySlide; onProduct: (productId: string) => void };

function SlideAction({ slide: { productId, url }, onProduct }: SlideActionProps) {
  const { t } = useLingui();
  const { openLink } = useDeps();
  if (productId) return <PrimaryButton onClick={() => onProduct(productId)}>{t`See the dish`}</PrimaryButton>;
  if (!url || !/^https:\/\//i.test(url)) return null;
  return <PrimaryButton onClick={() => openLink(url)}>{t`Learn more`}</PrimaryButton>;
}
