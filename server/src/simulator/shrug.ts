import { NoAnswerError, RefusedError } from './app-connection.ts';

/** What the office does meanwhile (another driver, closed, deleted) makes the server refuse, and lines break: the driver shrugs and looks again. */
export async function shrug<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof RefusedError || error instanceof NoAnswerError) return undefined;
    throw error;
  }
}
