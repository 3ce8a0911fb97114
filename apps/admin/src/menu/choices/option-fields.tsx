import { Button } from '@dasturxon/admin-ui/button';
import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { Chips } from '@dasturxon/admin-ui/chips';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { OptionRow } from '@dasturxon/core/drafts';
import { formatMoney } from '@dasturxon/core/format';
import { type Language, LANGUAGE_NAMES } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import fields from '../../drafts/fields/fields.module.css';
import { PictureUpload } from '../../pictures/picture-upload.tsx';
import styles from './choices.module.css';

const digits = (text: string): number => Number(text.replaceAll(/\D/g, '').slice(0, 9));

type CountProps = { label: string; value: number; onChange: (value: number) => void };

/** A whole number of pieces or soʻm. */
function Count({ label, value, onChange }: CountProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={formatMoney(value)}
      onChange={(text) => onChange(digits(text))}
    />
  );
}

export type OptionProps = {
  option: OptionRow;
  /** The name of the dish that this option of a combo is; null for another option. */
  dish: string | null;
  /** Other options of the group, by name. */
  others: readonly { value: string; label: string }[];
  languages: readonly Language[];
  number: number;
  onChange: (change: Partial<OptionRow>) => void;
};

/** How many of an option guests take, and what it depends on. */
function Limits({ option, others, number, onChange }: OptionProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={fields['fields']}>
        <Count
          label={t`${number}. Most pieces, 0 for any number`}
          value={option.max}
          onChange={(max) => onChange({ max })}
        />
        <Count
          label={t`${number}. Fewest pieces when it is taken`}
          value={option.min}
          onChange={(min) => onChange({ min })}
        />
        <Count
          label={t`${number}. Chosen beforehand`}
          value={option.default}
          onChange={(chosen) => onChange({ default: chosen })}
        />
        <Count
          label={t`${number}. Pieces without a price`}
          value={option.included}
          onChange={(included) => onChange({ included })}
        />
      </div>
      {others.length > 0 && (
        <div className={fields['set']}>
          <CheckboxList
            label={t`${number}. Shown when these are chosen`}
            options={others}
            value={option.needs.split(' ').filter(Boolean)}
            onChange={(needs) => onChange({ needs: needs.join(' ') })}
          />
        </div>
      )}
    </>
  );
}

/** The picture of an option that is no dish. */
function OptionPicture({ option, number, onChange }: OptionProps) {
  const { t } = useLingui();
  return (
    <div className={styles['row']}>
      <PictureUpload
        label={t`${number}. Picture from this device`}
        kind="dish"
        value={option.image ?? ''}
        onStored={(image) => onChange({ image })}
      />
      {option.image !== null && (
        <Button
          label={t`${number}. Remove the picture`}
          onPress={() => onChange({ image: null })}
        >{t`Remove the picture`}</Button>
      )}
    </div>
  );
}

/** One option of a group: its names, its price and whether it is on sale; the rest opens on a press. */
export function OptionFields(props: OptionProps) {
  const { option, dish, languages, number, onChange } = props;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={fields['fields']}>
        {dish === null ? (
          languages.map((language) => {
            const name = LANGUAGE_NAMES[language];
            return (
              <TextField
                key={language}
                label={t`${number}. Option, ${name}`}
                value={option[language]}
                onChange={(text) => onChange({ [language]: text })}
              />
            );
          })
        ) : (
          <p>{t`${number}. Dish of the combo: ${dish}`}</p>
        )}
        {dish === null ? (
          <Count
            label={t`${number}. Price, soʻm`}
            value={option.price}
            onChange={(price) => onChange({ price })}
          />
        ) : (
          <Count
            label={t`${number}. Added to the price, soʻm`}
            value={option.extra}
            onChange={(extra) => onChange({ extra })}
          />
        )}
      </div>
      <div className={styles['row']}>
        <Chips
          label={t`${number}. On sale`}
          chips={[
            { value: 'ON', label: t`On sale` },
            { value: 'OFF', label: t`Not available` },
          ]}
          value={option.isAvailable ? 'ON' : 'OFF'}
          onChange={(value) => onChange({ isAvailable: value === 'ON' })}
        />
        <Button
          isExpanded={isOpen}
          label={t`${number}. How many, and when it is shown`}
          onPress={() => setOpen(!isOpen)}
        >
          {t`How many, and when it is shown`}
        </Button>
      </div>
      {isOpen && <Limits {...props} />}
      {dish === null && <OptionPicture {...props} />}
    </>
  );
}
