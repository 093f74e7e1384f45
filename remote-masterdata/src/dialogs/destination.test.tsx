import type { components } from '@navette/openapi/types';
import type { DialogProps } from '@navette/shared/federation';
import { renderWithHost, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages, dialogNamed, keeping } from '../testing/forms.ts';
import { samplePlace, sampleSuggestion } from '../testing/samples.ts';
import DestinationDialog from './destination.tsx';

type Destination = components['schemas']['Destination'];

const hospital: Destination = {
  id: 7,
  name: 'Hôpital Érasme',
  address: 'Route de Lennik 808',
  zip: null,
  city: null,
  fullAddress: null,
  latitude: null,
  longitude: null,
  tel: '+3225553111',
  wardEmail: null,
  active: true,
};

function show(input: { readonly id?: number; readonly name?: string } = {}, handlers: HostOptions['handlers'] = {}) {
  const onClose = vi.fn<DialogProps<'masterdata/destination@1'>['onClose']>();
  const sent: unknown[] = [];
  const host = renderWithHost(<DestinationDialog input={input} onClose={onClose} />, {
    messages,
    handlers: {
      suggestAddresses: () => [sampleSuggestion()],
      getDestination: () => [hospital],
      createDestination: keeping(sent, { insertId: 31 }),
      updateDestination: keeping(sent, { affectedRows: 1 }),
      ...handlers,
    },
  });
  return { ...host, onClose, sent };
}

describe('a new destination', () => {
  it('saves a new destination under the name typed in the picker, and returns id and name', async () => {
    const { user, onClose, sent } = show({ name: ' Clinique Saint-Jean ' });
    const form = await dialogNamed('New destination');
    await user.type(form.getByRole('combobox', { name: 'Address' }), 'rue haute 12');
    await user.click(await screen.findByRole('option', { name: /Rue Haute 12/ }));
    await user.type(form.getByLabelText('Phone'), '02/221 91 11');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith({ id: 31, label: 'Clinique Saint-Jean' }));
    expect(sent).toEqual([{ ...samplePlace, name: 'Clinique Saint-Jean', tel: '+3222219111', wardEmail: null }]);
  });
});
