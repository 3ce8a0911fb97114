import { ApiError, errorCodes, type ErrorCode } from '@dasturxon/core/api';

/** The error of a verb that says no: a code of the closed list with the data its sentence needs. */
export function refusal(code: ErrorCode, data: Record<string, unknown> = {}): ApiError {
  return new ApiError({ code, status: errorCodes[code], data });
}

/** The row, or 404 with this code. */
export function found<T>(row: T | undefined | null, code: ErrorCode): T {
  if (row === undefined || row === null) throw refusal(code);
  return row;
}
