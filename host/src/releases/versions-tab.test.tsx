import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aReport } from './testing/samples.ts';
import { showReleases } from './testing/show-releases.tsx';

const show = (handlers: NonNullable<Parameters<typeof showReleases>[0]>['handlers'] = {}) =>
  showReleases({ route: '/releases?tab=versions', handlers });
const usualNotes = (_call: { query: URLSearchParams }) => [
  {
    version: '1.3.0',
    notes: [
      { kind: 'minor' as const, text: 'A day view:\n\n- with colours' },
      { kind: 'patch' as const, text: '<b>Prices</b> are right' },
    ],
  },
];
const answer = { set: 'fourth', before: 'third', changed: true };

describe('published versions', () => {
  it('lists published versions newest first, marking those that run and those that fit', async () => {
    show();
    await screen.findByText('1.3.0');
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(rows.map((text) => text.match(/^[A-Z][a-z ]+\d\.\d/)?.[0])).toEqual([
      'Dispatching1.3',
      'Master data1.1',
      'Dispatching1.2',
      'Master data1.0',
    ]);
    expect(rows[2]).toContain('Running');
    expect(rows[0]).toContain('Fits the application');
  });

  it('selects one version for each remote', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Dispatching 1.3.0' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Master data 1.1.0' }));
    expect(await screen.findByText('Chosen: Dispatching 1.3.0, Master data 1.1.0')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Dispatching 1.2.0' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText(/Tick one version per part/)).toBeTruthy();
  });

  it('keeps the selected versions while another tab is open', async () => {
    const { user, address } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Dispatching 1.3.0' }));
    await user.click(screen.getByRole('tab', { name: 'Running' }));
    expect(address()).toBe('/releases');
    await user.click(screen.getByRole('tab', { name: 'Versions' }));
    expect(await screen.findByText('Chosen: Dispatching 1.3.0')).toBeTruthy();
    expect(address()).toBe('/releases?tab=versions');
  });
});

describe('changelog of a version', () => {
  it('shows the changelog of a version as its team wrote it, as plain text', async () => {
    const listReleaseNotes = vi.fn(usualNotes);
    const { user } = show({ listReleaseNotes });
    await user.dblClick(await screen.findByText('1.3.0'));
    const dialog = within(await screen.findByRole('dialog', { name: 'What is new in Dispatching 1.3.0' }));
    expect((await dialog.findByText(/A day view/)).textContent).toBe('A day view:\n\n- with colours');
    expect(dialog.getByText('<b>Prices</b> are right')).toBeTruthy();
    expect(listReleaseNotes.mock.calls.map(([{ query }]) => Object.fromEntries(query))).toEqual([
      { name: 'dispatch', to: '1.3.0' },
    ]);
  });

  it('says when a version has no changelog, and retries a failed request', async () => {
    let fails = true;
    const { user } = show({ listReleaseNotes: () => (fails ? new Response('', { status: 418 }) : []) });
    await user.dblClick(await screen.findByText('1.3.0'));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('What is new cannot be shown.');
    fails = false;
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('Nothing is written down for this version.')).toBeTruthy();
  });

  it('shows the changelog since the running version below a difference', async () => {
    const listReleaseNotes = vi.fn(usualNotes);
    const { user } = show({ listReleaseNotes });
    await user.click(await screen.findByRole('button', { name: /Activate….*Dispatching 1.3.0/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Activate for everybody' }));
    expect(listReleaseNotes).not.toHaveBeenCalled();
    await user.click(await dialog.findByText('What it brings'));
    expect(await dialog.findByText('<b>Prices</b> are right')).toBeTruthy();
    expect(listReleaseNotes.mock.calls.map(([{ query }]) => Object.fromEntries(query))).toEqual([
      { name: 'dispatch', from: '1.2.0', to: '1.3.0' },
    ]);
  });
});

describe('activating', () => {
  const openDialog = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: /Activate….*Dispatching 1.3.0/ }));
    return within(await screen.findByRole('dialog', { name: 'Activate for everybody' }));
  };

  it('shows checks, differences and how to run a missing boot check before activation', async () => {
    const { user } = show();
    const dialog = await openDialog(user);
    await dialog.findByText('Functions available on the server');
    expect(dialog.getByText('Dispatching: 1.2.0 → 1.3.0')).toBeTruthy();
    expect(dialog.getByText('ops verify dispatch@1.3.0 --boot')).toBeTruthy();
  });

  it('requires a reason for activation, then activates once', async () => {
    const activateRelease = vi.fn(() => answer);
    const { user } = show({ activateRelease });
    const dialog = await openDialog(user);
    await dialog.findByText('Functions available on the server');
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    await dialog.findByText('This field is required.');
    await user.type(dialog.getByLabelText('Reason'), 'ok');
    await dialog.findByText('At least 3 characters.');
    await user.type(dialog.getByLabelText('Reason'), ' then');
    await user.tripleClick(dialog.getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(activateRelease).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { remotes: [{ name: 'dispatch', version: '1.3.0' }], why: 'ok then' } }),
    );
    expect(await screen.findAllByText('The chosen versions are running.')).not.toHaveLength(0);
  });

  it('blocks activation when a check failed, naming the remote and the finding', async () => {
    const findings = [
      { remote: 'dispatch', detail: 'GET /api/gone is not in the API' },
      { remote: null, detail: 'The list of shared modules differs' },
    ];
    const { user } = show({ verifyRelease: () => aReport({ operations: { outcome: 'failed', findings } }) });
    const dialog = await openDialog(user);
    await dialog.findByText('GET /api/gone is not in the API');
    expect(dialog.getByText('All parts')).toBeTruthy();
    expect(dialog.getByText(/cannot run here/)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Activate' }).disabled).toBe(true);
  });

  it('waits for the verification, and retries one that failed', async () => {
    let fails = true;
    const { user } = show({ verifyRelease: () => (fails ? new Response('', { status: 418 }) : aReport()) });
    const dialog = await openDialog(user);
    await dialog.findByText('The check could not be made.');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Activate' }).disabled).toBe(true);
    fails = false;
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await dialog.findByText('Functions available on the server');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Activate' }).disabled).toBe(false);
  });

  it.each([
    [409, 'release.refused', /^The server has refused this change\.$/],
    // Nobody knows how far the change came.
    [503, 'release.fault', /^The server could not complete this change. It may have been made/],
  ])('shows the findings of an activation that got %i, and keeps the reason', async (status, code, said) => {
    const refused = {
      status,
      code,
      messageKey: `problem.${code}`,
      fields: [],
      incidentId: 'TEST-0001',
      params: { findings: 'dispatch: files: a.js is gone\ndispatch: budgets: too big' },
    };
    const { user } = show({ activateRelease: () => Response.json(refused, { status }) });
    const dialog = await openDialog(user);
    await dialog.findByText('Functions available on the server');
    await user.type(dialog.getByLabelText('Reason'), 'Faster planning');
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    await dialog.findByText('dispatch: files: a.js is gone');
    expect(dialog.getByText(said)).toBeTruthy();
    expect(dialog.getByText('dispatch: budgets: too big')).toBeTruthy();
    expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'Faster planning');
  });

  it('activates the selected versions', async () => {
    const activateRelease = vi.fn(() => answer);
    const { user } = show({ activateRelease });
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Dispatching 1.3.0' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Master data 1.1.0' }));
    await user.click(screen.getByRole('button', { name: 'Activate…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Functions available on the server');
    await user.type(dialog.getByLabelText('Reason'), 'Both together');
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    await screen.findByText(/Tick one version per part/);
    const remotes = [
      { name: 'dispatch', version: '1.3.0' },
      { name: 'masterdata', version: '1.1.0' },
    ];
    expect(activateRelease).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { remotes, why: 'Both together' } }),
    );
  });
});
