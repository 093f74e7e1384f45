import type { DialogProps } from '@navette/shared/federation';
import { renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages, dialogNamed, keeping } from '../testing/forms.ts';
import { sampleCareCenter, samplePlace, sampleSuggestion } from '../testing/samples.ts';
import CareCenterDialog from './care-center.tsx';

function show(input: { readonly id?: number; readonly name?: string } = {}, handlers: HostOptions['handlers'] = {}) {
  const onClose = vi.fn<DialogProps<'masterdata/carecenter@1'>['onClose']>();
  const sent: unknown[] = [];
  const host = renderWithHost(<CareCenterDialog input={input} onClose={onClose} />, {
    user: testUser('super'),
    messages,
    handlers: {
      suggestAddresses: () => [sampleSuggestion()],
      getCareCenter: () => [sampleCareCenter()],
      createCareCenter: keeping(sent, { insertId: 31 }),
      updateCareCenter: keeping(sent, { affectedRows: 1 }),
      ...handlers,
    },
  });
  return { ...host, onClose, sent };
}

describe('a new care centre', () => {
  it('saves a new care centre with an invalid e-mail address, after a warning, and returns id and name', async () => {
    const { user, onClose, sent } = show({ name: ' Home Sint-Job ' });
    const form = await dialogNamed('New care centre');
    await user.type(form.getByLabelText('E-mail'), 'accueil home.example');
    expect(form.getByText('This address does not look valid; the list will mark it.')).toBeTruthy();
    await user.type(form.getByRole('combobox', { name: 'Address' }), 'rue haute 12');
    await user.click(await screen.findByRole('option', { name: /Rue Haute 12/ }));
    await user.click(form.getByRole('checkbox', { name: 'Visited' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith({ id: 31, label: 'Home Sint-Job' }));
    expect(sent).toEqual([
      {
        name: 'Home Sint-Job',
        email_address: 'accueil home.example',
        tel: null,
        ...samplePlace,
        visited: true,
        marked: false,
      },
    ]);
  });
});

describe('an existing care centre', () => {
  it('loads a care centre when the form opens, and saves its flags', async () => {
    const { user, onClose, sent } = show({ id: 4 });
    const form = await dialogNamed('Edit care centre Résidence Les Tilleuls');
    await user.click(form.getByRole('checkbox', { name: 'Marked' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith({ id: 4, label: 'Résidence Les Tilleuls' }));
    expect(sent).toEqual([expect.objectContaining({ marked: true, visited: false, tel: '+3225123456' })]);
  });
});
