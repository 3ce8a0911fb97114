import { ApiError, errorCodes, type ErrorCode } from '@dasturxon/core/api';

/** Builds an API error: a code of the closed list with the data of its message. */
export function apiError(code: ErrorCode, data: Record<string, unknown> = {}): ApiError {
  return new ApiError({ code, status: errorCodes[code], data });
}

/** The row, or 404 with this code. */
export function found<T>(row: T | undefined | null, code: ErrorCode): T {
  if (row === undefined || row === null) throw apiError(code);
  return row;
}
