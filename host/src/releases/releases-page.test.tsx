import { problem, testUser } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { aRemote, aReport, aTrial, aStatus } from './testing/samples.ts';
import { showReleases } from './testing/show-releases.tsx';

const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

describe('access to the releases page', () => {
  it('shows the releases at the end of the menu and in the palette to permitted users', async () => {
    const { user } = showReleases({ route: '/' });
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    await waitFor(() => expect(menu.getAllByRole('link').at(-1)?.textContent).toBe('Releases'));
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await screen.findByRole('option', { name: 'Releases' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Releases' })).toBeTruthy();
  });

  it('hides the releases from other roles', async () => {
    renderSignedIn({ route: '/releases', user: testUser('dispatch') });
    expect(await screen.findByText('Your role gives no access to this page. Ask your manager.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Releases' })).toBeNull();
  });

  it('shows the releases also while the list of remotes fails to load', async () => {
    showReleases({ set: () => new Response('', { status: 503 }) });
    expect(await (await panel('Running for everybody')).findByText('third')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Releases' }, { timeout: 10_000 })).toBeTruthy();
  });
});

describe('the running release', () => {
  it('shows the running set with date, author, reason, verification and host', async () => {
    showReleases();
    const running = await panel('Running for everybody');
    for (const text of [
      'third',
      '03/05/2026 10:00',
      'claire@navette.example',
      'Faster planning',
      'Checked and started in a browser',
      '0.1.0, contract 1.0.0',
    ])
      expect(running.getByText(text)).toBeTruthy();
  });

  it('shows version, compatibility and health of each remote in words', async () => {
    const failing = aRemote('dispatch', '1.2.0', {
      staged: '1.3.0',
      sessions: 200,
      failed: 12,
      errors: 3,
      violations: 1,
      failures: [
        { kind: 'notFound', sessions: 8 },
        { kind: 'hang', sessions: 4 },
      ],
    });
    showReleases({
      handlers: {
        getReleaseStatus: () =>
          aStatus({ remotes: [failing, aRemote('masterdata', '1.0.0', { fits: false, contract: '^2.0.0' })] }),
      },
    });
    const dispatch = await panel('Dispatching');
    expect(dispatch.getByText('1.3.0 on trial')).toBeTruthy();
    expect(dispatch.getByText('Fits the application')).toBeTruthy();
    expect(dispatch.getByText('Too many failures')).toBeTruthy();
    expect(dispatch.getByText('Failed to load').parentElement?.textContent).toMatch(/12 \(6\s?%\)/);
    expect(dispatch.getByText('8 × One of its files cannot be found on the server.')).toBeTruthy();
    const masterdata = await panel('Master data');
    expect(masterdata.getByText('Does not fit the application')).toBeTruthy();
    expect(masterdata.getByText('No failures')).toBeTruthy();
  });

  it('refetches the running set when the socket announces a change', async () => {
    let set = 'third';
    const { running } = aStatus();
    const { socket } = showReleases({
      handlers: {
        getReleaseStatus: () =>
          aStatus({
            running: running && { ...running, set },
          }),
      },
    });
    await (await panel('Running for everybody')).findByText('third');
    set = 'fourth';
    socket.emitRaw('release', { set: 'fourth', channel: 'stable' });
    expect(await screen.findByText('fourth')).toBeTruthy();
  });

  it('names the missing versions of the previous set, and offers no rollback', async () => {
    const { running } = aStatus();
    const lost = ['dispatch 1.2.0', 'live 1.0.0'];
    showReleases({ handlers: { getReleaseStatus: () => aStatus({ running: running && { ...running, lost } }) } });
    const panels = await panel('Running for everybody');
    expect(panels.getByText(/^The registry no longer holds dispatch 1.2.0, live 1.0.0\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Roll back' })).toBeNull();
  });

  it('shows that no set runs before the first activation', async () => {
    showReleases({ handlers: { getReleaseStatus: () => aStatus({ running: null, remotes: [] }) } });
    await screen.findByText(/Nothing has been activated yet/);
    expect(screen.queryByRole('button', { name: 'Roll back' })).toBeNull();
  });

  it('keeps the running set after a failed refetch, marks it as old, and offers Retry', async () => {
    let fails = false;
    const { user, queryClient } = showReleases({
      handlers: { getReleaseStatus: () => (fails ? problem(429, 'rateLimited') : aStatus()) },
    });
    await screen.findByText('third');
    fails = true;
    await queryClient.invalidateQueries();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('third')).toBeTruthy();
    fails = false;
    await user.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  });

  it('shows the failure when the running set can not be loaded at all', async () => {
    let fails = true;
    const { user } = showReleases({
      handlers: { getReleaseStatus: () => (fails ? problem(429, 'rateLimited') : aStatus()) },
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('third')).toBeTruthy();
  });

  it('shows the policy in a sentence, and warns while overrides are allowed', async () => {
    const overrides = {
      origins: ['http://localhost:3001'],
      until: '2026-05-06T16:00:00Z',
      who: 'claire@navette.example',
      why: 'looking for a fault',
    };
    showReleases({
      handlers: {
        getReleaseStatus: () =>
          aStatus({ overrides, policy: { automatic: true, budget: 0.1, minimum: 20, minutes: 15 } }),
      },
    });
    expect((await screen.findByText(/goes back to its former version by itself/)).textContent).toMatch(
      /more than 10\s?% of the sessions.*last 15 minutes, from 20 sessions on/,
    );
    expect(screen.getByText('Until 06/05/2026 18:00, developers may take a part from elsewhere.')).toBeTruthy();
    expect(screen.getByText(/From: http:\/\/localhost:3001/)).toBeTruthy();
  });
});

describe('a trial', () => {
  const stagedStatus = () =>
    aStatus({
      trials: [aTrial()],
      remotes: [aRemote('dispatch', '1.2.0', { staged: '1.3.0' }), aRemote('masterdata', '1.0.0')],
    });

  it('shows each trial with its versions, users and figures', async () => {
    const other = aTrial({
      set: 'other',
      remotes: [{ name: 'masterdata', before: '1.0.0', after: '1.1.0' }],
      figures: {
        trial: { sessions: 0, failed: 0, errors: 0 },
        running: { sessions: 0, failed: 0, errors: 0 },
        verdict: 'few',
      },
    });
    showReleases({ handlers: { getReleaseStatus: () => ({ ...stagedStatus(), trials: [aTrial(), other] }) } });
    const trial = await panel('On trial: Dispatching 1.3.0');
    expect(trial.getByText('May be activated for everybody')).toBeTruthy();
    expect(trial.getByText(/Version on trial: 40 sessions, 1 with a failure \(2\.5\s?%\)/)).toBeTruthy();
    expect(trial.getByText(/Running version: 120 sessions, 2 with a failure \(1\.7\s?%\)/)).toBeTruthy();
    const second = await panel('On trial: Master data 1.1.0');
    expect(second.getByText('Too few sessions to judge')).toBeTruthy();
    expect(second.getByText('Version on trial: not used yet')).toBeTruthy();
    for (const text of ['Team lead, dispatch@navette.example', 'New day view', 'Dispatching: 1.2.0 → 1.3.0'])
      expect(trial.getByText(text)).toBeTruthy();
  });

  it('shows a trial of another host alone, and verifies and activates it', async () => {
    const activateRelease = vi.fn(() => ({ set: 'trial', before: 'third', changed: true }));
    const verifyRelease = vi.fn(() => aReport());
    const trials = [
      aTrial({
        remotes: [{ name: 'host', before: 'deployed', after: '0.2.0' }],
        figures: { ...aTrial().figures, verdict: 'worse' },
      }),
    ];
    const { user } = showReleases({
      handlers: { getReleaseStatus: () => aStatus({ trials }), verifyRelease, activateRelease },
    });
    const trial = await panel(/^On trial: Frame/);
    trial.getByText('Frame of the application (menu, sign-in): the one of the server → 0.2.0');
    await user.click(trial.getByRole('button', { name: 'Activate for everybody' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Files complete and unchanged');
    dialog.getByText('Fails more than accepted');
    expect(verifyRelease).toHaveBeenCalledWith(
      expect.objectContaining({ body: { remotes: [{ name: 'host', version: '0.2.0' }] } }),
    );
    await user.type(dialog.getByLabelText('Reason'), 'A week without a complaint');
    await user.click(dialog.getByRole('button', { name: 'Activate for everybody' }));
    await waitFor(() =>
      expect(activateRelease).toHaveBeenCalledWith(
        expect.objectContaining({ body: { trial: 'host', anyway: true, why: 'A week without a complaint' } }),
      ),
    );
  });

  it('ends a trial with a reason, and keeps the focus on the page', async () => {
    let status = stagedStatus();
    const unstageRelease = vi.fn(() => {
      status = aStatus();
      return { set: null, before: 'trial', changed: true };
    });
    const { user } = showReleases({ handlers: { getReleaseStatus: () => status, unstageRelease } });
    await user.click(await screen.findByRole('button', { name: 'End the trial' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End the trial of Dispatching 1.3.0?' }));
    await user.click(dialog.getByRole('button', { name: 'End the trial' }));
    await dialog.findByText('This field is required.');
    await user.type(dialog.getByLabelText('Reason'), 'Too slow');
    await user.tripleClick(dialog.getByRole('button', { name: 'End the trial' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /On trial/ })).toBeNull());
    expect(unstageRelease).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { remotes: ['dispatch'], why: 'Too slow' } }),
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Releases'));
  });

  it('stages for a share of all users, and keeps the former audience', async () => {
    const stageRelease = vi.fn(() => ({ set: 'trial', before: 'trial', changed: true }));
    const { user } = showReleases({
      handlers: {
        getReleaseStatus: () => ({ ...stagedStatus(), trials: [aTrial({ percent: 10 })] }),
        stageRelease,
      },
    });
    const trial = await panel(/On trial/);
    expect(trial.getByText(/Team lead, dispatch@navette.example, 10\s?% of all users/)).toBeTruthy();
    await user.click(trial.getByRole('button', { name: 'Change who has it…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who has the version on trial?' }));
    const share = dialog.getByLabelText('Share of all users (%)');
    expect(share).toHaveProperty('value', '10');
    await user.clear(share);
    await user.type(share, '300');
    await user.type(dialog.getByLabelText('Reason'), 'No failures so far');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(stageRelease).not.toHaveBeenCalled();
    await user.clear(share);
    await user.type(share, '30');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = {
      trial: 'dispatch',
      roles: ['lead'],
      users: ['dispatch@navette.example'],
      percent: 30,
      why: 'No failures so far',
    };
    expect(stageRelease).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body }));
  });
});

describe('one remote', () => {
  it('rolls back one remote with a reason, and offers it only for a remote with a former version', async () => {
    const rollbackRelease = vi.fn(() => ({ set: 'fourth', before: 'third', changed: true }));
    const remotes = [aRemote('dispatch', '1.2.0', { former: '1.1.0' }), aRemote('masterdata', '1.0.0')];
    const { user } = showReleases({ handlers: { getReleaseStatus: () => aStatus({ remotes }), rollbackRelease } });
    await user.click(await screen.findByRole('button', { name: 'Dispatching: back to 1.1.0…' }));
    expect(screen.queryByRole('button', { name: /Master data: back to/ })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Roll back Dispatching alone?' }));
    expect(dialog.getByText('Dispatching: 1.2.0 → 1.1.0')).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason'), 'Lists stay empty');
    await user.tripleClick(dialog.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rollbackRelease).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { remotes: ['dispatch'], from: 'third', why: 'Lists stay empty' } }),
    );
    expect(await screen.findAllByText('Dispatching 1.1.0 is running again.')).not.toHaveLength(0);
  });
});
