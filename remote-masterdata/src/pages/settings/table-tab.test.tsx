import { problem, type Answer } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { settings, meantFor, show, openRow } from './testing/show-settings.tsx';

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

  it('shows a label and an explanation for each setting', async () => {
    show();
    const known = (await screen.findByText('companyName')).closest('tr');
    expect(known?.textContent).toContain('Name');
    expect(known?.textContent).toContain('Appears on invoices and letters.');
    const own = screen.getByText('couleur').closest('tr');
    expect(own?.textContent).toContain('Added by yourselves.');
  });

  it('does not edit a setting that has its own form or rule, and explains why', async () => {
    const rows = ['bookingRefresh', 'waitPrice'].map((variable, index) => ({
      id: index + 1,
      variable,
      value: '60',
      version: 'v1',
    }));
    const { user } = show({ handlers: { listSettings: () => rows } });
    await screen.findByText('waitPrice');
    const [refresh, wait] = screen.getAllByRole('button', { name: /^Edit/ });
    for (const [button, reason] of [
      [refresh, /refreshed by themselves/],
      [wait, /is in the tab Tariffs/],
    ] as const) {
      expect(button).toHaveProperty('disabled', true);
      expect(button?.title).toMatch(reason);
      button?.closest('tr')?.focus();
      await user.keyboard('{Enter}');
      expect(screen.queryByRole('textbox', { name: 'Value' })).toBeNull();
    }
  });

  it('opens on the organisation tab', async () => {
    show({ route: '/settings' });
    expect(await screen.findByLabelText('Bank account (IBAN)')).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Organisation',
      'Tariffs',
      'Sign-in',
      'Roles',
      'Messages',
      'Partner carriers',
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

  it('shows the value of a colleague who saved the same setting first, and saves the selected one', async () => {
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
  it('shows a refusal at the field of a setting, and keeps the input', async () => {
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
