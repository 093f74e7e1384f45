import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { unlockPersonalStorage } from '../../session/personal-storage.ts';
import { adoptSession, clearSession } from '../../session/session-state.ts';
import { testUser } from '../../testing/test-user.ts';
import { fieldsFor } from './fields-for.tsx';
import { Form } from './form.tsx';
import { show } from './testing/one-field.tsx';
import { useNavetteForm } from './use-navette-form.ts';

const schema = z.object({ name: z.string(), city: z.string() });
const Client = fieldsFor(schema);
const save = vi.fn<() => Promise<void>>().mockResolvedValue();

function ClientForm() {
  const form = useNavetteForm({
    schema,
    defaultValues: { name: '', city: 'Uccle' },
    name: 'page.users',
    draftKey: 'client.new',
  });
  return (
    <Form form={form} onSubmit={save}>
      <Client.TextField name="name" label="Nom" />
      <Client.TextField name="city" label="Ville" />
      <button type="submit">Enregistrer</button>
      {form.isDirty && <p>modifié</p>}
    </Form>
  );
}

const signedIn = (id: number): void =>
  adoptSession({ token: 'token', user: testUser('dispatch', { id }), expiresAt: Date.now() + 60_000 });
const name = (): HTMLElement => screen.getByLabelText('Nom');

/** Types, then reloads the page. */
async function typedAndReloaded() {
  await show(<ClientForm />).user.type(name(), 'Marie');
  cleanup();
  return show(<ClientForm />).user;
}

beforeEach(() => signedIn(1));

it('offers the draft of a form after a reload, with its date', async () => {
  const user = await typedAndReloaded();
  expect(screen.getByText(/Un brouillon du \d\d\/\d\d\/\d{4} \d\d:\d\d/u)).toBeDefined();
  expect(name()).toHaveProperty('value', '');
  await user.click(screen.getByText('Reprendre le brouillon'));
  expect(name()).toHaveProperty('value', 'Marie');
  expect(screen.getByLabelText('Ville')).toHaveProperty('value', 'Uccle');
  expect(screen.getByText('modifié')).toBeDefined();
  expect(screen.queryByText('Reprendre le brouillon')).toBeNull();
});

it('deletes the draft when it is discarded, saved, or the values are back to the original', async () => {
  const user = await typedAndReloaded();
  await user.click(screen.getByText('Supprimer'));
  cleanup();

  const { user: again } = show(<ClientForm />);
  expect(screen.queryByText('Reprendre le brouillon')).toBeNull();
  await again.type(name(), 'Marie');
  await again.clear(name());
  cleanup();

  const { user: last } = show(<ClientForm />);
  expect(screen.queryByText('Reprendre le brouillon')).toBeNull();
  await last.type(name(), 'Marie{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  cleanup();
  show(<ClientForm />);
  expect(screen.queryByText('Reprendre le brouillon')).toBeNull();
});

it('a draft is not offered to another user', async () => {
  await typedAndReloaded();
  cleanup();
  signedIn(2);
  show(<ClientForm />);
  expect(screen.queryByText('Reprendre le brouillon')).toBeNull();
});

it('deletes drafts at sign-out', async () => {
  await typedAndReloaded();
  cleanup();
  clearSession();
  signedIn(1);
  show(<ClientForm />);
  expect(screen.queryByText('Reprendre le brouillon')).toBeNull();
});

it('offers a draft that can be read only after the form was drawn', async () => {
  const key = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
  const draft = () => Object.entries<string>(localStorage).find(([path]) => path.includes('.draft.'));
  await unlockPersonalStorage(1, key);
  await show(<ClientForm />).user.type(name(), 'Marie');
  await waitFor(() => expect(draft()).toBeDefined());
  const [path = '', text = ''] = draft() ?? [];
  cleanup();
  clearSession();
  signedIn(1);
  localStorage.setItem(path, text);
  show(<ClientForm />);
  expect(screen.queryByText('Reprendre le brouillon')).toBeNull();
  await act(() => unlockPersonalStorage(1, key));
  expect(screen.getByText('Reprendre le brouillon')).toBeDefined();
});
