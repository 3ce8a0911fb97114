/** An answer of the protocol that is no success; `description` is for the aggregator's log. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 404 | 422 | 429 | 500;

  constructor(status: Refusal['status'], description: string) {
    super(description);
    this.status = status;
  }
}

/** The one code of errors that is known; the description names what is wrong. */
const CODE = 100;

/** The body of a refusal: an object for a token, a list for all else. */
export const refusalBody = ({ status, message }: Refusal): unknown =>
  status === 401 ? { reason: message } : [{ code: CODE, description: message }];
