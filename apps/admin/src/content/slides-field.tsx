import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { FieldRef, SlideRow } from '@dasturxon/core/drafts';
import { type Language, LANGUAGE_NAMES } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import { DishChoice } from '../dishes/dish-choice.tsx';
import { useDraft, useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { FieldNotes } from '../drafts/fields/draft-field.tsx';
import { PictureUpload } from '../pictures/picture-upload.tsx';
import { VideoUpload } from '../pictures/video-upload.tsx';
import styles from './content.module.css';
import type { ContentView } from './content-view.ts';

const EMPTY: Omit<SlideRow, 'id'> = {
  image: '',
  video: null,
  url: null,
  productId: null,
  duration: 5,
  ...({ uz: '', ru: '', eng: '', ar: '', kz: '', tr: '', zh: '' } satisfies Record<Language, string>),
};

type SlideProps = {
  slide: SlideRow;
  number: number;
  view: ContentView;
  onChange: (slide: SlideRow | null) => void;
  onUp: () => void;
};

function Slide({ slide, number, view, onChange, onUp }: SlideProps) {
  const { t } = useLingui();
  const { languages } = useDraft().view.draft;
  const put = (change: Partial<SlideRow>) => onChange({ ...slide, ...change });
  return (
    <li className={styles['entry']}>
      <div className={styles['fields']}>
        <TextField
          label={t`${number}. Picture: its path or link`}
          value={slide.image}
          onChange={(image) => put({ image: image.trim() })}
        />
        <TextField
          label={t`${number}. Link that it opens`}
          value={slide.url ?? ''}
          onChange={(url) => put({ url: url.trim() || null })}
        />
        <TextField
          label={t`${number}. Seconds`}
          inputMode="numeric"
          value={String(slide.duration)}
          onChange={(text) =>
            put({ duration: Math.min(60, Math.max(1, Number(text.replaceAll(/\D/g, '')))) })
          }
        />
        {languages.map((language) => {
          const name = LANGUAGE_NAMES[language];
          return (
            <TextField
              key={language}
              label={t`${number}. Text, ${name}`}
              value={slide[language]}
              onChange={(text) => put({ [language]: text })}
            />
          );
        })}
      </div>
      <PictureUpload
        label={t`${number}. Picture from this device`}
        kind="slide"
        value={slide.image}
        onStored={(image) => put({ image })}
      />
      <VideoUpload
        label={t`${number}. Video from this device`}
        removeLabel={t`Remove the video: slide ${number}`}
        value={slide.video}
        onChange={(video) => put({ video })}
      />
      <DishChoice
        label={t`${number}. Dish that it opens`}
        menu={{ products: view.products, categories: [] }}
        value={{ productIds: slide.productId === null ? [] : [slide.productId], categoryIds: [] }}
        none={t`No dish`}
        onChange={({ productIds }) => put({ productId: productIds.at(-1) ?? null })}
      />
      <div className={styles['row']}>
        {number > 1 && <Button label={t`Move up: slide ${number}`} onPress={onUp}>{t`Move up`}</Button>}
        <Button label={t`Remove: slide ${number}`} onPress={() => onChange(null)}>{t`Remove`}</Button>
      </div>
    </li>
  );
}

/** The slides of a story in their order. */
export function SlidesField({ field: ref, view }: { field: FieldRef; view: ContentView }) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const { value, problem, change } = useField(ref);
  // What the contract keeps in this field.
  const slides = (Array.isArray(value) ? value : []) as SlideRow[];
  const name = texts.field(ref.field);
  const set = (at: number, slide: SlideRow | null) =>
    change(slide === null ? slides.toSpliced(at, 1) : slides.with(at, slide));
  return (
    <section id={ref.field} className={styles['part']} aria-label={name}>
      <h3 className={styles['title']}>{name}</h3>
      <ol className={styles['slides']}>
        {slides.map((slide, at) => (
          <Slide
            key={slide.id}
            slide={slide}
            number={at + 1}
            view={view}
            onChange={(next) => set(at, next)}
            onUp={() => change(slides.toSpliced(at, 1).toSpliced(at - 1, 0, slide))}
          />
        ))}
      </ol>
      <Button
        onPress={() => change([...slides, { id: crypto.randomUUID(), ...EMPTY }])}
      >{t`Add a slide`}</Button>
      {problem !== null && <Notice tone="bad">{texts.problem(problem)}</Notice>}
      <FieldNotes field={ref} />
    </section>
  );
}
