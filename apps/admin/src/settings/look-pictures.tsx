import { fieldOptions, type FieldRef, typedText } from '@dasturxon/core/drafts';

import { useDraft, useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { LOOK_SHAPES, type Shape } from './look-shapes.ts';
import styles from './settings.module.css';

const INK = { 1: 0.2, 2: 0.45, 3: 0.95 } as const;

/** A phone in the colour of the text, so that it is seen on light and dark pages. */
const Phone = ({ shapes }: { shapes: readonly Shape[] }) => (
  <svg viewBox="0 0 40 60" className={styles['phone']} fill="currentColor">
    <rect x="0.5" y="0.5" width="39" height="59" rx="4" fill="none" stroke="currentColor" opacity="0.6" />
    {shapes.map(([x, y, width, height, ink, radius = 0]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={radius} opacity={INK[ink]} />
    ))}
  </svg>
);

/** A button in the main colour of the draft, with the text that stands on it. */
function TextOnColor({ text }: { text: string }) {
  const { view } = useDraft();
  const color = typedText(view.valueOf({ entity: 'settings', id: 'web', field: 'mainColor' }));
  return (
    <svg viewBox="0 0 60 28" className={styles['wide']}>
      <rect width="60" height="28" rx="8" fill={color} />
      <text x="30" y="19" textAnchor="middle" fontSize="14" fontWeight="600" fill={text}>
        Aa
      </text>
    </svg>
  );
}

const TEXTS: Readonly<Record<string, string>> = { light: 'black', dark: 'white' };

/** Whether the choices of a setting have pictures. */
export const hasPictures = (field: string): boolean => field in LOOK_SHAPES || field === 'mainColorType';

/**
 * Below a choice of the look: a little picture of each value, which a press of the pointer chooses. Keyboards and screen readers
 * have the field itself.
 */
export function LookPictures({ field }: { field: FieldRef }) {
  const texts = useFieldTexts();
  const { value, choose } = useField(field);
  const isSwitch = typeof value === 'boolean';
  const values = isSwitch ? [true, false] : fieldOptions(field.entity, field.field);
  return (
    <div className={styles['pictures']} aria-hidden="true">
      {values.map((one) => (
        <button
          key={String(one)}
          type="button"
          tabIndex={-1}
          className={styles['choice']}
          data-chosen={one === value}
          onClick={() => choose(one)}
        >
          {field.field === 'mainColorType' ? (
            <TextOnColor text={TEXTS[String(one)] ?? 'black'} />
          ) : (
            <Phone shapes={LOOK_SHAPES[field.field]?.[String(one)] ?? []} />
          )}
          {!isSwitch && <span>{texts.value(one, field.field)}</span>}
        </button>
      ))}
    </div>
  );
}
