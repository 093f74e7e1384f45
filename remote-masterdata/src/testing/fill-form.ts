import type { Hosted } from '@navette/shared/testing';
import { fireEvent, screen, type within } from '@testing-library/react';

type Form = ReturnType<typeof within>;

/** Fills fields by their labels and leaves each, as pasting would; typing key by key costs a render each and is tested with the fields. */
export function fillForm(form: Form, values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
}

/** Chooses the address of `sampleSuggestion`. */
export async function chooseAddress(user: Hosted['user'], form: Form): Promise<void> {
  await user.click(form.getByRole('combobox', { name: 'Address' }));
  await user.paste('rue haute 12');
  await user.click(await screen.findByRole('option', { name: /Rue Haute 12/ }));
}
