import { screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { dirtyFormsAtom } from './dirty-forms.tsx';
import { fieldsFor } from './fields-for.tsx';
import { FormDialog } from './form-dialog.tsx';
import { show } from './testing/one-field.tsx';
import { useNavetteForm } from './use-navette-form.ts';

// jsdom has no layout, and a focus trap skips elements without a box.
beforeAll(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    return Object.assign([this.getBoundingClientRect()], { item: () => null });
  });
});

const schema = z.object({ name: z.string().min(1), date: z.iso.date().nullable() });
const Client = fieldsFor(schema);
const save = vi.fn<() => Promise<void>>();

function ClientDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useNavetteForm({ schema, defaultValues: { name: '', date: null }, name: 'page.users' });
  return (
    <FormDialog form={form} title="Nouveau client" onSubmit={save} onClose={onClose}>
      <Client.TextField name="name" label="Nom" />
      <Client.DateField name="date" label="Date" />
    </FormDialog>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ajouter un client</button>
      {isOpen && <ClientDialog onClose={() => setOpen(false)} />}
    </>
  );
}

async function opened() {
  const { user } = show(<Page />);
  await user.click(screen.getByText('Ajouter un client'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nom')));
  return user;
}

type User = Awaited<ReturnType<typeof opened>>;
const ways: Record<string, (user: User) => Promise<void>> = {
  Escape: (user) => user.keyboard('{Escape}'),
  'the X': (user) => user.click(screen.getByRole('button', { name: 'Fermer' })),
  Cancel: (user) => user.click(screen.getByRole('button', { name: 'Annuler' })),
};

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it.each(Object.keys(ways))(
  'closes a pristine form dialog by %s without confirmation and restores the focus',
  async (way) => {
    const user = await opened();
    await ways[way]?.(user);
    await isGone();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Ajouter un client')));
  },
);

it.each(Object.keys(ways))(
  'asks for confirmation, naming the form, before %s closes a dirty form dialog; "keep" has the focus',
  async (way) => {
    const user = await opened();
    await user.type(screen.getByLabelText('Nom'), 'Marie');
    await ways[way]?.(user);
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Fermer «\u00A0Utilisateurs\u00A0» sans enregistrer\u00A0?');
    const keep = screen.getByRole('button', { name: 'Continuer l’encodage' });
    await waitFor(() => expect(document.activeElement).toBe(keep));
    await user.click(keep);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Marie');

    await ways[way]?.(user);
    await user.click(await screen.findByRole('button', { name: 'Abandonner les modifications' }));
    await isGone();
    expect(getDefaultStore().get(dirtyFormsAtom).size).toBe(0);
  },
);

it('asks for confirmation too when the only change is a date that does not exist', async () => {
  const user = await opened();
  await user.type(screen.getByLabelText('Date'), '31/02/2026');
  await user.keyboard('{Escape}');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('sans enregistrer');
  await user.click(screen.getByRole('button', { name: 'Abandonner les modifications' }));
  await isGone();
});

it('keeps a form dialog open with its values when the save fails, and closes it without confirmation when it succeeds', async () => {
  save.mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce();
  const user = await opened();
  await user.type(screen.getByLabelText('Nom'), 'Marie');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Une erreur est survenue');
  expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Marie');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await isGone();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Ajouter un client')));
});

it('a form dialog does not close while it saves', async () => {
  let finish = (): void => {};
  save.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const user = await opened();
  await user.type(screen.getByLabelText('Nom'), 'Marie');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Enregistrer' }).getAttribute('aria-busy')).toBe('true'),
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('dialog')).toBeDefined();
  finish();
  await isGone();
});

it('disables saving offline with a reason, and enables it once the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const user = await opened();
  const button = screen.getByRole('button', { name: 'Enregistrer' });
  expect(button).toHaveProperty('disabled', true);
  expect(screen.getByText('Hors ligne : l’enregistrement est impossible pour le moment.')).toBeDefined();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.keyboard('{Escape}');
  await isGone();
});
