/** An error with Telegram's own description. */
export class BotApiError extends Error {
  override readonly name = 'BotApiError';
  readonly code: number;
  readonly parameters: Readonly<Record<string, number>> | undefined;

  constructor(code: number, description: string, parameters?: Readonly<Record<string, number>>) {
    super(description);
    this.code = code;
    this.parameters = parameters;
  }
}

export const badRequest = (reason: string) => new BotApiError(400, `Bad Request: ${reason}`);
