import type { Language } from '../kernel/language.ts';
import type { Description } from './error-body.schema.ts';
import type { ClientFailure, ErrorCode } from './error-codes.ts';

/** The message of ERR-02 when a failure has no description of its own: the Russian original and its translations. */
export const FALLBACK_DESCRIPTION: Readonly<Record<Language, string>> = {
  uz: 'Xatolik yuz berdi, keyinroq urinib koʻring',
  ru: 'Произошла ошибка, попробуйте позже',
  eng: 'An error occurred, try again later',
  ar: 'حدث خطأ، حاول مرة أخرى لاحقًا',
  kz: 'Қате орын алды, кейінірек көріңіз',
  tr: 'Bir hata oluştu, daha sonra tekrar deneyin',
  zh: '发生错误，请稍后再试',
};

type ErrorParts = {
  code: ErrorCode | ClientFailure;
  status?: number;
  description?: Description;
  requestId?: string | null;
  data?: Readonly<Record<string, unknown>>;
  cause?: unknown;
};

/** Why a call gave no data. `status` is 0 when no answer came; `data` is what the code brings along. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | ClientFailure;
  readonly status: number;
  readonly description: Description;
  readonly requestId: string | null;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(parts: ErrorParts) {
    super(parts.code, { cause: parts.cause });
    this.code = parts.code;
    this.status = parts.status ?? 0;
    this.description = parts.description ?? {};
    this.requestId = parts.requestId ?? null;
    this.data = parts.data ?? {};
  }
}

/** The server's sentence in the customer's language, else the fallback sentence (ERR-01, ERR-02). */
export function describeError(error: ApiError, language: Language): string {
  return error.description[language]?.trim() || FALLBACK_DESCRIPTION[language];
}
