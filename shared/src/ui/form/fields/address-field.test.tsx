import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsFor } from '../fields-for.tsx';
import { showFields } from '../testing/one-field.tsx';
import type { AddressSuggestion } from './address-field.tsx';

const schema = z.object({
  address: z.string().min(1),
  zip: z.string(),
  city: z.string(),
  fullAddress: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
const pickUp = z.object({ pick_address: z.string().min(1) });
const Client = fieldsFor(schema);
const Booking = fieldsFor(pickUp);

const known = {
  address: 'Rue Haute 322',
  zip: '1000',
  city: 'Bruxelles',
  fullAddress: 'Rue Haute 322, 1000 Bruxelles',
  latitude: 50.8345,
  longitude: 4.3488,
};
const suggestion: AddressSuggestion = {
  label: 'Avenue Brugmann 12, 1180 Uccle',
  street: 'Avenue Brugmann',
  houseNumber: '12',
  postbox: null,
  zip: '1180',
  city: 'Uccle',
  fullAddress: 'Avenue Brugmann 12, 1180 Uccle',
  latitude: 50.81,
  longitude: 4.35,
  complete: true,
  source: 'register',
};
const street: AddressSuggestion = {
  ...suggestion,
  label: 'Avenue Brugmann, 1180 Uccle',
  houseNumber: null,
  complete: false,
};
const suggest = async (): Promise<AddressSuggestion[]> => [street, suggestion];
const incomplete = 'Adresse incomplète, sélectionnez une adresse complète.';

const parts = {
  zip: 'zip',
  city: 'city',
  fullAddress: 'fullAddress',
  latitude: 'latitude',
  longitude: 'longitude',
} as const;
const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Adresse' });
const showClient = () =>
  showFields(schema, known, <Client.AddressField name="address" parts={parts} label="Adresse" suggest={suggest} />);

it('fills every part of a client’s address from the chosen suggestion', async () => {
  const { user, save } = showClient();
  expect(field()).toHaveProperty('value', known.fullAddress);
  await user.clear(field());
  await user.type(field(), 'brug');
  await user.click(await screen.findByRole('option', { name: suggestion.label }));
  expect(field()).toHaveProperty('value', suggestion.fullAddress);
  await user.click(screen.getByText('Enregistrer'));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({
      address: 'Avenue Brugmann 12',
      zip: '1180',
      city: 'Uccle',
      fullAddress: suggestion.fullAddress,
      latitude: 50.81,
      longitude: 4.35,
    }),
  );
});

it('names the source of the address suggestions once', async () => {
  const credited = [street, suggestion].map((one) => ({
    ...one,
    attribution: 'Source : BeSt Add, Région de Bruxelles-Capitale',
  }));
  const { user } = showFields(
    schema,
    known,
    <Client.AddressField name="address" parts={parts} label="Adresse" suggest={async () => credited} />,
  );
  await user.clear(field());
  await user.type(field(), 'brug');
  expect(await screen.findAllByText('Source : BeSt Add, Région de Bruxelles-Capitale')).toHaveLength(1);
});

it('shows under the suggestions that an address service is down, until it answers again', async () => {
  let unavailable: string | null = 'photon';
  const { user } = showFields(
    schema,
    known,
    <Client.AddressField
      name="address"
      parts={parts}
      label="Adresse"
      suggest={async () => ({ suggestions: [street], unavailable })}
    />,
  );
  await user.clear(field());
  await user.type(field(), 'brug');
  expect(await screen.findByRole('note')).toHaveProperty(
    'textContent',
    'Le service d’adresses Photon ne répond pas\u00A0: seules les adresses déjà connues sont proposées.',
  );
  expect(screen.getByRole('option', { name: street.label })).toBeDefined();
  unavailable = null;
  await user.type(field(), 'm');
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
});

it('sends no address query before three letters', async () => {
  const { user } = showClient();
  await user.clear(field());
  await user.type(field(), 'br');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('keeps the text of an incomplete address, reports it, clears the address fields and blocks saving', async () => {
  const { user, save } = showFields(
    schema,
    known,
    <>
      <Client.AddressField name="address" parts={parts} label="Adresse" suggest={suggest} />
      <Client.TextField name="zip" label="Code postal" />
      <Client.TextField name="city" label="Localité" />
    </>,
  );
  await user.type(field(), ' bis');
  await user.tab();
  expect(await screen.findByText(incomplete)).toBeDefined();
  expect(field()).toHaveProperty('value', `${known.fullAddress} bis`);
  expect(screen.getByLabelText('Code postal')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Localité')).toHaveProperty('value', '');
  await user.click(screen.getByText('Enregistrer'));
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(save).not.toHaveBeenCalled();
});

it('lets a street without a number be chosen and completed, but not saved', async () => {
  const { user } = showFields(
    pickUp,
    { pick_address: '' },
    <Booking.AddressField name="pick_address" label="Adresse" suggest={suggest} />,
  );
  await user.type(field(), 'brug');
  await user.click(await screen.findByRole('option', { name: street.label }));
  expect(field()).toHaveProperty('value', 'Avenue Brugmann ');
  await user.tab();
  expect(await screen.findByText(incomplete)).toBeDefined();
});

it('keeps the pick-up address on one line', async () => {
  const { user, save } = showFields(
    pickUp,
    { pick_address: '' },
    <Booking.AddressField name="pick_address" label="Adresse" suggest={suggest} />,
  );
  await user.type(field(), 'brug');
  await user.click(await screen.findByRole('option', { name: suggestion.label }));
  await user.click(screen.getByText('Enregistrer'));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ pick_address: suggestion.fullAddress }));
});

it('takes an address that was typed as it is suggested when the field is left', async () => {
  const { user, save } = showClient();
  await user.clear(field());
  await user.type(field(), 'avenue brugmann 12 1180 uccle');
  await screen.findByRole('option', { name: suggestion.label });
  await user.tab();
  expect(field()).toHaveProperty('value', suggestion.fullAddress);
  await user.click(screen.getByText('Enregistrer'));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ zip: '1180', latitude: 50.81 })));
});
