/**
 * A service gave no answer, or one that makes no sense: worth another try. `mayBeDone` false: it certainly did nothing.
 */
export class ServiceFailed extends Error {
  override readonly name = 'ServiceFailed';
  readonly mayBeDone: boolean;

  constructor(message: string, mayBeDone = true) {
    super(message);
    this.mayBeDone = mayBeDone;
  }
}

/** A service refused a call and did nothing; another try would be refused too. `code` is its own. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused';
  readonly code: string;

  constructor(code: string, reason: string) {
    super(reason);
    this.code = code;
  }
}
