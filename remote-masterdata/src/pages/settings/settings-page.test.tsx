import { problem, renderWithHost, testUser, type HostOptions, type Answer } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import type { CompanyProfile } from './requests/use-company-profile.ts';
import type { Setting } from './requests/use-settings.ts';
import { SettingsPage } from './settings-page.tsx';

const settings: Setting[] = [
  { id: 1, variable: 'companyName', value: 'ASBL Exemple Transport et Services', version: 'v1' },
  { id: 2, variable: 'couleur', value: 'rouge', version: 'v1' },
  { id: 3, variable: 'vide', value: null, version: 'v1' },
];

/** The version that the latest call of a handler was meant for. */
const meantFor = (handler: {
  readonly mock: { readonly lastCall?: readonly { readonly request: Request }[] | undefined };
}) => handler.mock.lastCall?.[0]?.request.headers.get('If-Match');

const profile: CompanyProfile = {
  companyName: 'ASBL Exemple',
  companyType: 'ASBL',
  companyAddress: 'Rue Haute 1',
  companyZip: '1000',
  companyCity: 'Bruxelles',
  companySite: null,
  companyTel: null,
  companyEmail: null,
  companyWebsite: null,
  companyNumber: null,
  companyBank: 'BE68 5390 0754 7034',
  companyBic: null,
  companyVat: null,
  invoiceText: null,
  reminderText: null,
  noticeText: null,
  paymentTerm: 15,
  noticeTerm: 7,
  adminPrice: 3,
  min10km: 9,
  plus10km: 0.9,
  epcReference: 'structured',
};

const changes = [
  { at: '2026-05-03T08:00:00.000Z', by: 'Nadia Peeters', variable: 'adminPrice', before: '3', after: '4.5' },
  { at: '2026-05-01T08:00:00.000Z', by: null, variable: 'couleur', before: null, after: 'rouge' },
];

const show = (options: HostOptions = {}) =>
  renderWithHost(<SettingsPage />, {
    user: testUser('super'),
    route: '/settings?tab=table',
    messages,
    ...options,
    handlers: {
      listSettings: () => settings,
      getCompanyProfile: () => profile,
      listSettingHistory: () => changes,
      ...options.handlers,
    },
  });

type User = ReturnType<typeof show>['user'];

const openRow = async (user: User) => {
  const row = (await screen.findByText('couleur')).closest('tr');
  row?.focus();
  await user.keyboard('{Enter}');
  return screen.findByRole('textbox', { name: 'Value' });
};

describe('the table of settings', () => {
  it('the table of settings has names and values, fifteen on a page', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      id: index + 1,
      variable: `v${String(index + 10)}`,
      value: 'x',
      version: 'v1',
    }));
    show({ handlers: { listSettings: () => many } });
    expect(await screen.findByText('1–15 of 20')).toBeTruthy();
    expect(
      screen
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
        .slice(0, 4),
    ).toEqual(['Setting', 'Value', 'What it is for', 'Name']);
  });

  it('gives each setting a label and a sentence on what it is for', async () => {
    show();
    const known = (await screen.findByText('companyName')).closest('tr');
    expect(known?.textContent).toContain('Name');
    expect(known?.textContent).toContain('Appears on invoices and letters.');
    const own = screen.getByText('couleur').closest('tr');
    expect(own?.textContent).toContain('Added by yourselves.');
  });

  it('opens with the organisation', async () => {
    show({ route: '/settings' });
    expect(await screen.findByLabelText('Bank account (IBAN)')).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Company',
      'Sign-in',
      'External platform',
      'Table',
      'History',
    ]);
  });

  it('edits a setting inline: Enter saves, and Undo restores the old value', async () => {
    const saveSetting = vi.fn<Answer<'saveSetting'>>(({ body }) => ({
      id: 2,
      variable: body.variable,
      value: body.value,
      version: 'v2',
    }));
    const { user } = show({ handlers: { saveSetting } });
    const value = await openRow(user);
    await waitFor(() => expect(document.activeElement).toBe(value));
    await user.keyboard('bleu{Enter}');
    await screen.findByText('Setting couleur saved');
    expect(saveSetting.mock.lastCall?.[0].body).toEqual({ id: 2, variable: 'couleur', value: 'bleu' });
    expect(meantFor(saveSetting)).toBe('"v1"');
    expect(screen.queryByRole('textbox', { name: 'Value' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('couleur');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saveSetting).toHaveBeenCalledTimes(2));
    expect(saveSetting.mock.lastCall?.[0].body).toEqual({ id: 2, variable: 'couleur', value: 'rouge' });
    expect(meantFor(saveSetting)).toBe('"v2"');
  });

  it('shows the text of a colleague who saved the same setting first, and saves the one that is chosen', async () => {
    const theirs = { id: 2, variable: 'couleur', value: 'vert', version: 'v2' };
    const answers: Answer<'saveSetting'>[] = [
      () => problem(409, 'record.changed', [], { known: 'yes', who: 'Ada Admin', at: '2026-03-02T09:00:00Z' }),
      ({ body }) => ({ id: 2, variable: body.variable, value: body.value, version: 'v3' }),
    ];
    let calls = 0;
    const saveSetting = vi.fn<Answer<'saveSetting'>>((call) => {
      const answer = answers[calls];
      calls += 1;
      if (!answer) throw new Error('called too often');
      return answer(call);
    });
    const { user } = show({ handlers: { saveSetting, listSettings: () => (calls > 0 ? [theirs] : settings) } });
    await openRow(user);
    await user.keyboard('bleu{Enter}');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('vert');
    expect(question.textContent).toContain('bleu');
    await user.click(screen.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(saveSetting).toHaveBeenCalledTimes(2));
    expect(saveSetting.mock.lastCall?.[0].body).toEqual({ id: 2, variable: 'couleur', value: 'bleu' });
    expect(meantFor(saveSetting)).toBe('"v2"');
  });

  it('cancels an inline edit with Esc, and focuses the row again', async () => {
    const { user } = show();
    await openRow(user);
    await user.keyboard('bleu{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Value' })).toBeNull();
    expect(screen.getByText('rouge')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('couleur');
  });

  it('moves between name and value of a setting with Tab', async () => {
    const { user } = show();
    await openRow(user);
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Value' }));
  });

  it.each([
    ['en', 'Value', 'Input too long!'],
    ['fr', 'Valeur', 'Trop long : 25 caractères au plus'],
    ['nl', 'Waarde', 'Te lang: hoogstens 25 tekens'],
  ] as const)('says %s what is too long, while it is typed, and does not send it', async (locale, label, message) => {
    const saveSetting = vi.fn<Answer<'saveSetting'>>(() => ({ id: 2, variable: 'couleur', value: '', version: 'v2' }));
    const { user } = show({ locale, handlers: { saveSetting } });
    const row = (await screen.findByText('couleur')).closest('tr');
    row?.focus();
    await user.keyboard('{Enter}');
    await user.type(await screen.findByRole('textbox', { name: label }), 'x'.repeat(26));
    expect(screen.getByText(message)).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(screen.getByText(message)).toBeTruthy();
    expect(saveSetting).not.toHaveBeenCalled();
  });

  it('shows a refusal at the field of a setting, and keeps what was typed', async () => {
    const { user } = show({
      handlers: {
        saveSetting: () => problem(400, 'validation', [{ field: 'value', messageKey: 'validation.number' }]),
      },
    });
    await openRow(user);
    await user.keyboard('bleu{Enter}');
    expect(await screen.findByText('Not a valid number (example: 12.5).')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Value' })).toHaveProperty('value', 'bleu');
  });

  it('refuses the name of another setting', async () => {
    const { user } = show();
    await openRow(user);
    await user.tab({ shift: true });
    await user.keyboard('vide{Enter}');
    expect(await screen.findByText('This value already exists: choose another one.')).toBeTruthy();
  });

  it('asks about unsaved changes before another row is edited', async () => {
    const { user } = show();
    await openRow(user);
    await user.keyboard('bleu');
    await user.dblClick(screen.getByText('vide'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Value' })).toHaveProperty('value', 'bleu'));
  });

  it('adds a setting, and does not overwrite one of the same name', async () => {
    const saveSetting = vi.fn<Answer<'saveSetting'>>(({ body }) => ({
      id: 9,
      variable: body.variable,
      value: body.value,
      version: 'v2',
    }));
    const { user } = show({ handlers: { saveSetting } });
    await screen.findByText('couleur');
    await user.click(screen.getByRole('button', { name: 'Add setting' }));
    const line = within(screen.getByRole('region', { name: 'Add setting' }));
    await user.type(line.getByRole('textbox', { name: 'Name' }), 'couleur');
    await user.click(line.getByRole('button', { name: 'Save' }));
    expect(line.getByText('This value already exists: choose another one.')).toBeTruthy();
    expect(saveSetting).not.toHaveBeenCalled();
    await user.clear(line.getByRole('textbox', { name: 'Name' }));
    await user.type(line.getByRole('textbox', { name: 'Name' }), 'teinte');
    await user.type(line.getByRole('textbox', { name: 'Value' }), 'vert{Enter}');
    await screen.findByText('Setting teinte added');
    expect(saveSetting).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { variable: 'teinte', value: 'vert' } }),
    );
    expect(screen.queryByRole('region', { name: 'Add setting' })).toBeNull();
  });

  it('links to the form of the organisation for settings that are validated there', async () => {
    const { user, address } = show();
    await user.dblClick(await screen.findByText('ASBL Exemple Transport et Services'));
    expect(await screen.findByLabelText('Bank account (IBAN)')).toBeTruthy();
    expect(address()).toBe('/settings');
  });
});

describe('the form of the organisation', () => {
  it('shows the profile of the organisation and saves it whole, once', async () => {
    const saveCompanyProfile = vi.fn<Answer<'saveCompanyProfile'>>(() => ({ affectedRows: 1 }));
    const { user } = show({ route: '/settings', handlers: { saveCompanyProfile } });
    const fee = await screen.findByLabelText('Administrative fee (€)');
    expect(fee).toHaveProperty('value', '3.00');
    await user.clear(fee);
    await user.type(fee, '4,5');
    await user.tripleClick(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Company profile saved');
    expect(saveCompanyProfile).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { ...profile, adminPrice: 4.5 } }),
    );
  });

  it('checks bank account and enterprise number at their fields', async () => {
    const { user } = show({ route: '/settings' });
    const bank = await screen.findByLabelText('Bank account (IBAN)');
    await user.clear(bank);
    await user.type(bank, 'BE69539007547034');
    await user.type(screen.getByLabelText('Enterprise number'), '1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not a valid bank account (example: BE68 5390 0754 7034).')).toBeTruthy();
    expect(screen.getByText('Not a valid enterprise number (example: 0403.170.701).')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Enterprise number'));
  });

  it('asks about unsaved changes before another tab opens', async () => {
    const { user, address } = show({ route: '/settings' });
    await user.type(await screen.findByLabelText('BIC'), 'G');
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/settings');
    await user.click(screen.getByRole('tab', { name: 'History' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).toBe('/settings?tab=history'));
  });

  it('discards the changes of the profile', async () => {
    const { user } = show({ route: '/settings' });
    await user.type(await screen.findByLabelText('City'), ' x');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Bruxelles');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('says why the profile cannot be loaded, and offers Retry', async () => {
    let fails = true;
    const { user } = show({
      route: '/settings',
      handlers: { getCompanyProfile: () => (fails ? problem(429, 'rateLimited') : profile) },
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByLabelText('City')).toBeTruthy();
  });
});

describe('the history of settings', () => {
  it('lists when, by whom and what was changed, with the values before and after, the latest first', async () => {
    show({ route: '/settings?tab=history' });
    await screen.findByText('adminPrice');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      '03/05/2026 10:00Nadia PeetersadminPrice34.5',
      '01/05/2026 10:00couleurrouge',
    ]);
  });
});
