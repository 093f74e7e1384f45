import type { Page } from '@playwright/test';

export interface RefusedField {
  readonly field: string;
  readonly messageKey: string;
}

/** A problem as the server sends it. */
export const problemAnswer = (status: number, code: string, fields: readonly RefusedField[] = []) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status, code, messageKey: `problem.${code}`, fields, incidentId: 'journey-1' }),
});

/** Answers a call with that problem from now on. @returns a function that restores the real answers */
export async function refuse(
  page: Page,
  path: string,
  status: number,
  code: string,
  fields: readonly RefusedField[] = [],
): Promise<() => Promise<void>> {
  const glob = `**${path}`;
  await page.route(glob, (route) => route.fulfill(problemAnswer(status, code, fields)));
  return () => page.unroute(glob);
}
