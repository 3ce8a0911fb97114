import type { ImportPreview, RowErrorCode } from '@dasturxon/core/menu-file';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const ERRORS: Readonly<Record<RowErrorCode, MessageDescriptor>> = {
  'header.unknown': msg`There is no such column.`,
  'header.twice': msg`The column is there twice.`,
  'file.tooLong': msg`The file has too many rows.`,
  'id.unknown': msg`There is no dish with this id.`,
  'match.several': msg`Several dishes have this name. Add the id.`,
  'match.twice': msg`The dish is in a row above already.`,
  'name.missing': msg`A new dish needs a name in Uzbek or Russian.`,
  'category.missing': msg`A new dish needs a category.`,
  'price.missing': msg`A new dish needs a price.`,
  'price.wrong': msg`Write a whole price in soʻm.`,
  'discount.wrong': msg`Write a percentage from 0 to 100.`,
  'mxik.wrong': msg`A MXIK has 17 digits.`,
  'barcode.wrong': msg`A barcode has 4 to 14 digits.`,
  'packageCode.wrong': msg`A package code has up to 20 digits.`,
  'packageCode.withoutMxik': msg`A package code needs a MXIK.`,
  'packageCode.differs': msg`The MXIK has another package code in a row above.`,
  'image.wrong': msg`Write a link of a picture that begins with https://`,
  'active.wrong': msg`Write 1 or 0.`,
  'position.wrong': msg`Write a whole number from 0 to 65 535.`,
  'text.tooLong': msg`The text is too long.`,
};

const isKnown = (code: string): code is RowErrorCode => Object.hasOwn(ERRORS, code);

/** What is wrong with a row, and what to do. */
export function useRowErrors(): (error: ImportPreview['errors'][number]) => string {
  const { t, i18n } = useLingui();
  return ({ code, facts }) => {
    const text = isKnown(code) ? i18n._(ERRORS[code]) : t`This value cannot be saved.`;
    const { cell = '' } = facts;
    return cell === '' ? text : `«${cell}». ${text}`;
  };
}
