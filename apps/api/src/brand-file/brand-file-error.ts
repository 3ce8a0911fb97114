/** Why a brand file is refused: it is no brand file or was changed after it was signed, its signer is unknown, or another version wrote it. */
export type Refused = 'changed' | 'unknownKey' | 'version';

/** A brand file that is refused. The message is for the person at the command. */
export class BrandFileError extends Error {
  override readonly name = 'BrandFileError';
  readonly why: Refused;

  constructor(why: Refused, message: string) {
    super(message);
    this.why = why;
  }
}
