import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiProblem } from '../../api/problem.ts';
import { fieldsFor } from './fields-for.tsx';
import { Form } from './form.tsx';
import { required } from './navette-resolver.ts';
import { show } from './testing/one-field.tsx';
import { useNavetteForm } from './use-navette-form.ts';

const schema = z.object({
  name: z.string().min(1).max(10),
  email: z.email().or(z.literal('')),
  price: required(z.number()),
  hidden: z.string().max(3),
});
type Values = z.output<typeof schema>;
const Client = fieldsFor(schema);
const empty = { name: '', email: '', price: null, hidden: '' };
const save = vi.fn<(values: Values) => Promise<void>>();

function ClientForm({ defaults = empty }: { readonly defaults?: z.input<typeof schema> }) {
  const form = useNavetteForm({ schema, defaultValues: defaults, name: 'shared.add' });
  return (
    <Form form={form} onSubmit={save}>
      <Client.TextField name="name" label="Nom" required />
      <Client.TextField name="email" label="E-mail" />
      <Client.MoneyField name="price" label="Prix" required help="Par trajet" />
      <button type="submit" aria-busy={form.formState.isSubmitting}>
        Enregistrer
      </button>
      {form.isDirty && <p>modifié</p>}
    </Form>
  );
}

const field = (label: string): HTMLElement => screen.getByLabelText(label);
const noteOf = (label: string): HTMLElement | null =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '');
const refuse = (fields: { field: string; messageKey: string }[], code = 'validation'): ApiProblem =>
  new ApiProblem({ status: 400, code, messageKey: `problem.${code}`, fields, incidentId: 'inc-7' });

it('validates a field on its first blur, then on every change', async () => {
  const { user } = show(<ClientForm />);
  await user.type(field('E-mail'), 'marie');
  expect(field('E-mail').getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  await waitFor(() =>
    expect(noteOf('E-mail')?.textContent).toBe('Adresse e-mail non valide (exemple : nom@exemple.be).'),
  );
  await user.type(field('E-mail'), '@example.org');
  await waitFor(() => expect(field('E-mail').getAttribute('aria-invalid')).toBeNull());
});

it('reserves the line of the error under every field before there is an error', async () => {
  const { user } = show(<ClientForm />);
  const line = noteOf('Nom');
  expect(line).not.toBeNull();
  expect(noteOf('Prix')?.textContent).toBe('Par trajet');
  await user.click(screen.getByText('Enregistrer'));
  await waitFor(() => expect(line?.textContent).toBe('Ce champ est requis.'));
  expect(field('Nom').getAttribute('aria-errormessage')).toBe(line?.id);
  expect(noteOf('Prix')?.textContent).toBe('Ce champ est requis.');
});

it('shows "required" in words, apart from the accessible name of the field', () => {
  show(<ClientForm />);
  expect(screen.getAllByText('obligatoire')).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Nom' }).getAttribute('aria-required')).toBe('true');
});

it('focuses the first invalid field in page order and does not save', async () => {
  const { user } = show(<ClientForm defaults={{ ...empty, name: 'Marie' }} />);
  await user.type(field('E-mail'), 'x{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
  await user.clear(field('Nom'));
  await user.click(screen.getByText('Enregistrer'));
  await waitFor(() => expect(document.activeElement).toBe(field('Nom')));
  expect(save).not.toHaveBeenCalled();
});

it('names the maximum length when a text is too long', async () => {
  const { user } = show(<ClientForm />);
  await user.type(field('Nom'), 'Marie-Antoinette');
  await user.tab();
  await waitFor(() => expect(noteOf('Nom')?.textContent).toBe('Au plus 10 caractères.'));
});

it('sends one request when Enter is pressed three times', async () => {
  let finish = (): void => {};
  save.mockReset().mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const { user } = show(<ClientForm defaults={{ ...empty, price: 3 }} />);
  await user.type(field('Nom'), 'Marie{Enter}{Enter}{Enter}');
  await waitFor(() => expect(screen.getByText('Enregistrer').getAttribute('aria-busy')).toBe('true'));
  finish();
  await waitFor(() => expect(screen.getByText('Enregistrer').getAttribute('aria-busy')).toBe('false'));
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Marie', email: '', price: 3, hidden: '' });
  expect(screen.queryByText('modifié')).toBeNull();
});

it('shows a validation error of the server at its field and keeps the typed values', async () => {
  save.mockReset().mockRejectedValue(refuse([{ field: 'price', messageKey: 'validation.money' }]));
  const { user } = show(<ClientForm />);
  await user.type(field('Nom'), 'Marie');
  await user.type(field('Prix'), '12,5{Enter}');
  await waitFor(() => expect(noteOf('Prix')?.textContent).toBe('Montant non valide (exemple : 12,50).'));
  expect(document.activeElement).toBe(field('Prix'));
  expect(field('Nom')).toHaveProperty('value', 'Marie');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('modifié')).toBeDefined();
});

it('shows other errors of the server above the fields, with the incident', async () => {
  save.mockReset().mockRejectedValue(refuse([{ field: 'mcode', messageKey: 'validation.required' }]));
  const { user } = show(<ClientForm defaults={{ ...empty, price: 3 }} />);
  await user.type(field('Nom'), 'Marie{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Certains champs sont à corriger.');
  expect(alert.textContent).toContain('mcode\u00A0: Ce champ est requis.');
  expect(alert.textContent).toContain('inc-7');
  expect(alert.contains(document.activeElement) || document.activeElement?.contains(alert)).toBe(true);
});

it('shows an error of an item of the call by its message alone, without its place in the list', async () => {
  save.mockReset().mockRejectedValueOnce(refuse([{ field: 'lines.0.price', messageKey: 'validation.required' }]));
  const { user } = show(<ClientForm defaults={{ ...empty, price: 3 }} />);
  await user.type(field('Nom'), 'Marie{Enter}');
  expect((await screen.findByRole('alert')).textContent).not.toContain('lines.0');
});

it('shows the error of a field that is not mounted above the fields', async () => {
  save.mockReset();
  const { user } = show(<ClientForm defaults={{ ...empty, price: 3, hidden: 'trop long' }} />);
  await user.type(field('Nom'), 'Marie{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('hidden\u00A0: Au plus 3 caractères.');
  expect(save).not.toHaveBeenCalled();
});

it('reports a network error, and clears it at the next submit', async () => {
  save.mockReset().mockRejectedValueOnce(refuse([], 'network')).mockResolvedValueOnce();
  const { user } = show(<ClientForm defaults={{ ...empty, price: 3 }} />);
  await user.type(field('Nom'), 'Marie{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Pas de connexion Internet');
  await user.click(screen.getByText('Enregistrer'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(save).toHaveBeenCalledTimes(2);
});
