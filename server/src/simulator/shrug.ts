import { NoAnswerError, RefusedError } from './app-connection.ts';

/** Ignores refusals and disconnections: the office may have assigned another driver, closed or deleted the trip. The driver retries with fresh data. */
export async function shrug<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof RefusedError || error instanceof NoAnswerError) return undefined;
    throw error;
  }
}
