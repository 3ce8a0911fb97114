/** An error in Telegram's own words. */
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

export const badRequest = (words: string) => new BotApiError(400, `Bad Request: ${words}`);
