/** What is wrong with a row of a menu file. The code is also the key of its message. */
export type RowErrorCode =
  | 'header.unknown'
  | 'header.twice'
  | 'file.tooLong'
  | 'id.unknown'
  | 'match.several'
  | 'match.twice'
  | 'name.missing'
  | 'category.missing'
  | 'price.missing'
  | 'price.wrong'
  | 'discount.wrong'
  | 'mxik.wrong'
  | 'barcode.wrong'
  | 'packageCode.wrong'
  | 'packageCode.withoutMxik'
  | 'packageCode.differs'
  | 'image.wrong'
  | 'active.wrong'
  | 'position.wrong'
  | 'text.tooLong';

/** An error of a menu file: where it is, and the facts that its message names. */
export type RowError = {
  line: number;
  column: string;
  code: RowErrorCode;
  facts: Readonly<Record<string, string>>;
};
