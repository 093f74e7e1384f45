import { problem, renderWithHost, testUser, type HostOptions, type Answer } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/forms.ts';
import { sampleCareCenter } from '../../testing/samples.ts';
import type { Member } from './campaign-requests.ts';
import { ListsTab } from './lists-tab.tsx';

const member = (name: string, status: Member['status']): Member => ({
  id: `id-${name}`,
  email_address: `${name.toLowerCase()}@asbl.example`,
  name,
  status,
  carecenterId: null,
});
const center = (id: number, name: string, email: string | null) => sampleCareCenter({ id, name, email_address: email });

const centers = [
  center(1, 'Arcadie', 'arcadie@asbl.example'),
  center(2, 'Bruyère', 'bruyere@asbl.example'),
  center(3, 'Clos', 'clos asbl.example'),
  center(4, 'Dune', 'dune@asbl.example'),
];
const members = [member('Bruyere', 'subscribed'), member('Dune', 'unsubscribed'), member('Extra', 'cleaned')];

/** A mailing list that can be changed. */
function show(options: HostOptions = {}) {
  let stored = members;
  const put = (email: string, status: Member['status']) => {
    stored = [
      ...stored.filter(({ email_address }) => email_address !== email),
      { id: `id-${email}`, email_address: email, name: null, status, carecenterId: null },
    ];
  };
  const subscribeMember = vi.fn<Answer<'subscribeMember'>>(({ body }) => {
    put(body.email_address, 'subscribed');
    return { id: `id-${body.email_address}`, status: 'subscribed' };
  });
  const unsubscribeMember = vi.fn<Answer<'unsubscribeMember'>>(({ body }) => {
    stored = stored.map((known) => (known.id === body.id ? { ...known, status: 'unsubscribed' } : known));
    return { affectedRows: 1 };
  });
  const host = renderWithHost(<ListsTab />, {
    user: testUser('super'),
    route: '/campaign?tab=lists',
    messages,
    ...options,
    handlers: {
      listCareCenters: () => centers,
      listCampaignMembers: () => stored,
      subscribeMember,
      unsubscribeMember,
      ...options.handlers,
    },
  });
  return { ...host, subscribeMember, unsubscribeMember };
}

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const stateOf = async (name: string) =>
  /Not subscribed|Subscribed|To be confirmed|Unsubscribed|Undeliverable/.exec((await rowOf(name)).textContent)?.[0];
const press = async (user: ReturnType<typeof show>['user'], action: string, name: string) =>
  user.click(within(await rowOf(name)).getByRole('button', { name: new RegExp(`^${action}`) }));

describe('the mailing list', () => {
  it('shows the subscription state of each care centre and each other member in words', async () => {
    show();
    await screen.findByText('Arcadie');
    expect(await Promise.all(['Arcadie', 'Bruyère', 'Clos', 'Dune', 'Extra'].map(stateOf))).toEqual([
      'Not subscribed',
      'Subscribed',
      'Not subscribed',
      'Unsubscribed',
      'Undeliverable',
    ]);
    expect((await rowOf('Clos')).textContent).toContain('Invalid e-mail');
    expect((await rowOf('Extra')).textContent).toContain('Other member');
  });

  it('the mailing list has the page sizes of the specification, and no export', async () => {
    show();
    const sizes = await screen.findByRole('combobox', { name: 'Rows per page' });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['10', '20', '30', '40', 'All']);
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  it('opens the care centre of a row, and says why a member without one cannot be opened', async () => {
    const { user, address } = show({
      handlers: { getCareCenter: () => [center(1, 'Arcadie', 'arcadie@asbl.example')] },
    });
    const other = within(await rowOf('Extra')).getByRole('button', { name: /^Edit the care centre/ });
    expect([other.title, other.hasAttribute('disabled')]).toEqual(['This member is no care centre', true]);
    await press(user, 'Edit the care centre', 'Arcadie');
    await screen.findByRole('dialog', { name: 'Edit care centre Arcadie' });
    expect(address()).toBe('/campaign?tab=lists&id=1');
  });

  it('filters the mailing list by state', async () => {
    const { user, address } = show();
    await screen.findByText('Arcadie');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Unsubscribed');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(address()).toBe('/campaign?tab=lists&state=unsubscribed');
  });
});

describe('subscribing a care centre', () => {
  it('sends address, name, phone and place of a care centre, and shows its new state', async () => {
    const { user, subscribeMember } = show();
    await press(user, 'Subscribe', 'Arcadie');
    await screen.findByText('Arcadie is subscribed to the mailing list');
    await waitFor(async () => expect(await stateOf('Arcadie')).toBe('Subscribed'));
    expect(subscribeMember.mock.calls.map(([{ body }]) => body)).toEqual([
      {
        status: 'subscribed',
        email_address: 'arcadie@asbl.example',
        merge_fields: { NAME: 'Arcadie', PHONE: '+3225123456', ADDRESS: 'Rue Haute 12, 1000 Bruxelles' },
      },
    ]);
  });

  it('disables subscribing without a valid address, and says why', async () => {
    show();
    const button = within(await rowOf('Clos')).getByRole('button', { name: /^Subscribe/ });
    expect(button).toHaveProperty('disabled', true);
    expect(button.title).toBe('Without a valid e-mail address');
  });

  it('asks before an unsubscribed address is subscribed again, and does nothing on Cancel', async () => {
    const { user, subscribeMember } = show();
    await press(user, 'Subscribe', 'Dune');
    const question = await screen.findByRole('alertdialog', { name: 'Subscribe Dune again?' });
    expect(question.textContent).toContain('only if its owner asked for it');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(subscribeMember).not.toHaveBeenCalled();
    await press(user, 'Subscribe', 'Dune');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Subscribe again' }));
    await waitFor(async () => expect(await stateOf('Dune')).toBe('Subscribed'));
  });

  it.each([
    [{ id: null }, /does not accept the address of Arcadie/],
    [{ id: 'x', status: 'pending' as const }, /Arcadie still has to confirm/],
  ])('shows the outcome of the answer %j', async (answer, message) => {
    const { user } = show({ handlers: { subscribeMember: () => answer } });
    await press(user, 'Subscribe', 'Arcadie');
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('reports an outage of the mailing service, and changes nothing', async () => {
    const { user } = show({ handlers: { subscribeMember: () => problem(429, 'mailing.unavailable') } });
    await press(user, 'Subscribe', 'Arcadie');
    await screen.findByText('Arcadie was not subscribed.');
    expect(await stateOf('Arcadie')).toBe('Not subscribed');
  });
});

describe('unsubscribing', () => {
  it('shows an unsubscribed row as such, and offers Undo', async () => {
    const { user, unsubscribeMember, subscribeMember } = show();
    await press(user, 'Unsubscribe', 'Bruyère');
    await screen.findByText('Bruyère is unsubscribed from the mailing list');
    await waitFor(async () => expect(await stateOf('Bruyère')).toBe('Unsubscribed'));
    expect(unsubscribeMember.mock.calls.map(([{ body }]) => body)).toEqual([{ id: 'id-Bruyere' }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await stateOf('Bruyère')).toBe('Subscribed'));
    expect(subscribeMember).toHaveBeenCalledTimes(1);
  });
});

describe('adding a member', () => {
  const open = async (user: ReturnType<typeof show>['user']) => {
    await screen.findByText('Arcadie');
    await user.click(screen.getByRole('button', { name: 'Add member' }));
    return within(await screen.findByRole('dialog', { name: 'New member of the mailing list' }));
  };

  it('requires name and e-mail address of a new member, and shows the new row', async () => {
    const { user, subscribeMember } = show();
    const dialog = await open(user);
    await user.click(dialog.getByRole('button', { name: 'Subscribe' }));
    expect(await dialog.findAllByText('This field is required.')).toHaveLength(2);
    await user.type(dialog.getByLabelText('Name'), 'Une amie');
    await user.type(dialog.getByLabelText('E-mail'), 'amie@asbl.example');
    await user.click(dialog.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await rowOf('amie@asbl.example')).toBeTruthy();
    expect(subscribeMember.mock.calls[0]?.[0].body).toEqual({
      status: 'subscribed',
      email_address: 'amie@asbl.example',
      merge_fields: { NAME: 'Une amie', PHONE: null, ADDRESS: null },
    });
  });

  it.each([
    ['bruyere@asbl.example', 'This address is already subscribed.'],
    ['nobody', /e-mail/i],
  ])('refuses %s at its field', async (email, message) => {
    const { user, subscribeMember } = show();
    const dialog = await open(user);
    await user.type(dialog.getByLabelText('Name'), 'Une amie');
    await user.type(dialog.getByLabelText('E-mail'), email);
    await user.click(dialog.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(dialog.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true'));
    expect(dialog.getAllByText(message).length).toBeGreaterThan(0);
    expect(subscribeMember).not.toHaveBeenCalled();
  });

  it('asks before subscribing a new member who had unsubscribed', async () => {
    const { user, subscribeMember } = show();
    const dialog = await open(user);
    await user.type(dialog.getByLabelText('Name'), 'Dune');
    await user.type(dialog.getByLabelText('E-mail'), 'Dune@asbl.example');
    await user.click(dialog.getByRole('button', { name: 'Subscribe' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Subscribe Dune again?' })).getByRole('button', {
        name: 'Cancel',
      }),
    );
    await dialog.findByText('This address has left the list.');
    expect(subscribeMember).not.toHaveBeenCalled();
  });
});
