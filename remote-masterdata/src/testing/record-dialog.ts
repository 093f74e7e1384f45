import { screen, within } from '@testing-library/react';

/** The open dialog of this name. */
export const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Answers a save, and keeps what was sent. */
export const keeping =
  <Body, Result>(sent: Body[], result: Result) =>
  ({ body }: { readonly body: Body }): Result => {
    sent.push(body);
    return result;
  };
