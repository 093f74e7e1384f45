import { screen, within, fireEvent } from '@testing-library/react';
import type { Hosted } from '@navette/shared/testing';
import en from '../../messages/en.json';
import fr from '../../messages/fr.json';
import nl from '../../messages/nl.json';

export const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Answers a save, and keeps what was sent. */
export const keeping =
  <Body, Result>(sent: Body[], result: Result) =>
  ({ body }: { readonly body: Body }): Result => {
    sent.push(body);
    return result;
  };

type Form = ReturnType<typeof within>;

/** Fills fields by their labels and leaves each, as pasting would; typing key by key costs a render each and is tested with the fields. */
export function fillForm(form: Form, values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
}

export async function chooseAddress(user: Hosted['user'], form: Form): Promise<void> {
  await user.click(form.getByRole('combobox', { name: 'Address' }));
  await user.paste('rue haute 12');
  await user.click(await screen.findByRole('option', { name: /Rue Haute 12/ }));
}

/** The catalogues of this remote, for `renderWithHost`. */
export const messages = { fr, nl, en };
