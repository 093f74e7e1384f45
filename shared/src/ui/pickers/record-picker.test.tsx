import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fieldsFor } from '../form/fields-for.tsx';
import { required } from '../form/navette-resolver.ts';
import { showFields } from '../form/testing/one-field.tsx';
import type { RecordAdder, RecordSource } from './record-source.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly city: string;
}

const people: readonly Person[] = [
  { id: 1, name: 'Dupont Marie', city: 'Uccle' },
  { id: 2, name: 'Dupuis Jean', city: 'Ixelles' },
];
const schema = z.object({ clientId: required(z.number()) });
const F = fieldsFor(schema);

function sourceOf(changes: Partial<RecordSource<Person>> = {}): RecordSource<Person> {
  return {
    search: async (text) => people.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
    find: async (id) => people.find((person) => person.id === id) ?? null,
    idOf: ({ id }) => id,
    labelOf: ({ name }) => name,
    detailOf: ({ city }) => city,
    ...changes,
  };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Client' });
const rows = (): (string | null)[] => screen.getAllByRole('option').map((row) => row.textContent);
const shownWith = (source: RecordSource<Person>, clientId: number | null = null, add?: RecordAdder<Person>) =>
  showFields(schema, { clientId }, <F.RecordPicker name="clientId" label="Client" source={source} add={add} />);
const save = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByText('Enregistrer'));

it('searches records on the server while the user types; Enter selects the first without submitting the form', async () => {
  const { user, save: saved } = shownWith(sourceOf());
  await user.type(field(), 'dup');
  await waitFor(() => expect(rows()).toEqual(['Dupont MarieUccle', 'Dupuis JeanIxelles']));
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveProperty('value', 'Dupuis Jean');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(saved).not.toHaveBeenCalled();
  await save(user);
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ clientId: 2 }));
});

it('debounces the record search, aborts a stale request, and never shows its late answer', async () => {
  const asked: { text: string; signal: AbortSignal; answer: (people: readonly Person[]) => void }[] = [];
  const search = (text: string, signal: AbortSignal) =>
    new Promise<readonly Person[]>((answer) => void asked.push({ text, signal, answer }));
  const { user } = shownWith(sourceOf({ search }));
  await user.type(field(), 'dup');
  await waitFor(() => expect(asked.map(({ text }) => text)).toEqual(['dup']));
  await user.type(field(), 'ui');
  await waitFor(() => expect(asked.at(-1)?.text).toBe('dupui'));
  expect(asked[0]?.signal.aborted).toBe(true);
  asked.at(-1)?.answer(people.slice(1));
  await waitFor(() => expect(rows()).toEqual(['Dupuis JeanIxelles']));
  asked[0]?.answer(people);
  await Promise.resolve();
  expect(rows()).toEqual(['Dupuis JeanIxelles']);
});

it('shows loading, no results and a failed record search, with a retry', async () => {
  const search = vi
    .fn<RecordSource<Person>['search']>()
    .mockRejectedValueOnce(new Error('500'))
    .mockResolvedValueOnce(people)
    .mockResolvedValue([]);
  const { user } = shownWith(sourceOf({ search }));
  await user.type(field(), 'd');
  expect(await screen.findByText('Recherche…')).toBeDefined();
  expect(await screen.findByText('La recherche a échoué.')).toBeDefined();
  await user.click(screen.getByRole('option', { name: 'Réessayer' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.type(field(), 'x');
  expect(await screen.findByText('Aucun résultat')).toBeDefined();
});

it('keeps a text that is no chosen record, marks it invalid and blocks saving', async () => {
  const { user, save: saved } = shownWith(sourceOf(), 1);
  await waitFor(() => expect(field()).toHaveProperty('value', 'Dupont Marie'));
  await user.clear(field());
  await user.type(field(), 'dup{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.tab();
  expect(field()).toHaveProperty('value', 'dup');
  await save(user);
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Choisissez dans la liste.')).toBeDefined();
  expect(saved).not.toHaveBeenCalled();
});

it('reports a deleted record, and lets the user keep it', async () => {
  const { user, save: saved } = shownWith(sourceOf(), 42);
  await waitFor(() => expect(field()).toHaveProperty('value', 'n° 42 introuvable'));
  await save(user);
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ clientId: 42 }));
});

it('reports that the name of a record could not be loaded, and refetches it on focus', async () => {
  const find = vi
    .fn<RecordSource<Person>['find']>()
    .mockRejectedValueOnce(new Error('500'))
    .mockResolvedValue(people[0] ?? null);
  const { user } = shownWith(sourceOf({ find }), 1);
  expect(await screen.findByText('Le nom du n° 1 n’a pas pu être chargé.')).toBeDefined();
  await user.click(field());
  await waitFor(() => expect(field()).toHaveProperty('value', 'Dupont Marie'));
});

it('offers to add the typed name as a record and selects it, or keeps the text when that is cancelled', async () => {
  const open = vi
    .fn<RecordAdder<Person>['open']>()
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce({ id: 9, name: 'Zola Emile', city: 'Jette' });
  const add = { label: (text: string) => `Ajouter le client « ${text} »`, open };
  const { user, save: saved } = shownWith(sourceOf(), null, add);
  await user.type(field(), 'zola');
  await user.click(await screen.findByRole('option', { name: 'Ajouter le client « zola »' }));
  expect(field()).toHaveProperty('value', 'zola');
  expect(document.activeElement).toBe(field());
  await user.click(field());
  await screen.findByText('Aucun résultat');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveProperty('value', 'Zola Emile'));
  expect(open).toHaveBeenLastCalledWith('zola');
  await save(user);
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ clientId: 9 }));
});

it('leaves the focus in the field in which the user types when an added record arrives', async () => {
  let arrive: (person: Person) => void = () => undefined;
  const open = () => new Promise<Person>((resolve) => (arrive = resolve));
  const chosen = vi.fn();
  const { user } = showFields(
    schema,
    { clientId: null },
    <>
      <F.RecordPicker
        name="clientId"
        label="Client"
        source={sourceOf()}
        add={{ label: String, open }}
        onChosen={chosen}
      />
      <input aria-label="Remarque" />
    </>,
  );
  const zola = { id: 9, name: 'Zola Emile', city: 'Jette' };
  const note = screen.getByRole('textbox', { name: 'Remarque' });
  await user.type(field(), 'zola');
  await screen.findByText('Aucun résultat');
  await user.keyboard('{Enter}');
  await user.type(note, '9');
  arrive(zola);
  await waitFor(() => expect(field()).toHaveProperty('value', 'Zola Emile'));
  await user.keyboard('30');
  expect(note).toHaveProperty('value', '930');
  expect(chosen).toHaveBeenLastCalledWith(zola, false);
});

it('clears the value of a record picker when its text is erased', async () => {
  const { user, save: saved } = shownWith(sourceOf(), 1);
  await waitFor(() => expect(field()).toHaveProperty('value', 'Dupont Marie'));
  await user.clear(field());
  await save(user);
  await waitFor(() => expect(screen.getByText('Ce champ est requis.')).toBeDefined());
  expect(saved).not.toHaveBeenCalled();
});

it('selects the first record of the answer when Enter was pressed before it arrived', async () => {
  const { user, save: saved } = shownWith(sourceOf());
  await user.type(field(), 'dupu{Enter}');
  await waitFor(() => expect(field()).toHaveProperty('value', 'Dupuis Jean'));
  await save(user);
  await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith({ clientId: 2 }));
});

it('lets Enter select no record whose name says something else than what was typed, unless it is marked', async () => {
  const search = async () => people;
  const { user, save: saved } = shownWith(sourceOf({ search, isMeant: ({ name }, text) => name.startsWith(text) }));
  await user.type(field(), 'Dupius');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.keyboard('{Enter}');
  expect(field()).toHaveProperty('value', 'Dupius');
  expect(saved).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveProperty('value', 'Dupuis Jean');
});

it.each([
  {
    after: 'stays on its record',
    answer: [{ id: 3, name: 'Dupas Zoé', city: 'Jette' }, ...people],
    value: 'Dupuis Jean',
    left: 0,
  },
  { after: 'ends with its record', answer: people.slice(0, 1), value: 'dup', left: 1 },
])('the mark of the arrow keys $after when the answer changes the list', async ({ answer, value, left }) => {
  let give: (found: readonly Person[]) => void = () => undefined;
  const search = vi
    .fn<RecordSource<Person>['search']>()
    .mockResolvedValueOnce(people)
    .mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
  const { user } = shownWith(sourceOf({ search }));
  await user.type(field(), 'du');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.type(field(), 'p');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  give(answer);
  await waitFor(() => expect(screen.queryByText('Recherche…')).toBeNull());
  await waitFor(() => expect([field().value, screen.queryAllByRole('option').length]).toEqual([value, left]));
});
