import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsFor } from '../form/fields-for.tsx';
import { showFields } from '../form/testing/one-field.tsx';

const schema = z.object({ dates: z.array(z.iso.date()).min(1) });
const F = fieldsFor(schema);
const fields = <F.DatesField name="dates" label="Dates" />;
const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Dates' });
const chips = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Dates' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);

it('adds dates with Enter and on blur, sorted and without duplicates', async () => {
  const { user, save } = showFields(schema, { dates: [] }, fields);
  await user.type(field(), '4/5/2026{Enter}');
  await user.type(field(), '040526{Enter}');
  await user.type(field(), '3/5/2026');
  await user.tab();
  expect(chips()).toEqual(['dim. 03/05/2026', 'lun. 04/05/2026']);
  expect(save).not.toHaveBeenCalled();
  await user.click(screen.getByText('Enregistrer'));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ dates: ['2026-05-03', '2026-05-04'] }));
});

it('replaces the proposed day with the first typed one, and adds the next', async () => {
  const proposing = <F.DatesField name="dates" label="Dates" proposed="2026-05-03" />;
  const { user } = showFields(schema, { dates: ['2026-05-03'] }, proposing);
  await user.type(field(), '4/5/2026{Enter}');
  expect(chips()).toEqual(['lun. 04/05/2026']);
  await user.type(field(), '3/5/2026{Enter}');
  expect(chips()).toEqual(['dim. 03/05/2026', 'lun. 04/05/2026']);
});

it('adds a typed day to days that were chosen before', async () => {
  const proposing = <F.DatesField name="dates" label="Dates" proposed="2026-05-03" />;
  const { user } = showFields(schema, { dates: ['2026-05-05'] }, proposing);
  await user.type(field(), '4/5/2026{Enter}');
  expect(chips()).toEqual(['lun. 04/05/2026', 'mar. 05/05/2026']);
});

it('removes a date with its labelled button and returns the focus to the field', async () => {
  const { user } = showFields(schema, { dates: ['2026-05-03', '2026-05-04'] }, fields);
  await user.click(screen.getByRole('button', { name: 'Retirer le 03/05/2026' }));
  expect(chips()).toEqual(['lun. 04/05/2026']);
  expect(document.activeElement).toBe(field());
});

it('requires at least one date', async () => {
  const { user, save } = showFields(schema, { dates: [] }, fields);
  await user.click(screen.getByText('Enregistrer'));
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Ce champ est requis.')).toBeDefined();
  expect(save).not.toHaveBeenCalled();
});

it('keeps a text that is no date in a dates field and blocks saving', async () => {
  const { user, save } = showFields(schema, { dates: ['2026-05-03'] }, fields);
  await user.type(field(), '31/02/2026{Enter}');
  await user.click(screen.getByText('Enregistrer'));
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(field()).toHaveProperty('value', '31/02/2026');
  expect(save).not.toHaveBeenCalled();
});

it('adds and removes days in the calendar, which stays open and is in the user’s language', async () => {
  const { user } = showFields(schema, { dates: ['2026-05-04'] }, fields);
  await user.click(screen.getByRole('button', { name: 'Dates\u00A0: ouvrir le calendrier' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dates\u00A0: choisir une date' }));
  await user.click(await dialog.findByRole('button', { name: 'mercredi 6 mai 2026' }));
  await waitFor(() => expect(chips()).toEqual(['lun. 04/05/2026', 'mer. 06/05/2026']));
  await user.click(dialog.getByRole('button', { name: 'lundi 4 mai 2026, choisi' }));
  await waitFor(() => expect(chips()).toEqual(['mer. 06/05/2026']));
  expect(dialog.getByRole('button', { name: 'Mois suivant' })).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
