import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleApp, sampleCommand } from '../../testing/sample-app.ts';
import { AdminPage } from './index.tsx';

const staff = (id: number, role: 'super' | 'account', active = true) =>
  sampleApp(
    {
      socketId: `staff ${String(id)}`,
      driverId: null,
      user: { id, firstname: 'Ada', lastname: role === 'super' ? 'Boss' : 'Money', role, active },
    },
    { platform: 'Windows', browser: 'Edge 142', version: '2026-03-10-1', permission: null },
  );

const show = (options: HostOptions = {}) =>
  renderWithHost(<AdminPage />, {
    route: '/admin',
    user: testUser('super'),
    messages,
    ...options,
    handlers: {
      listConnectedApps: () => [sampleApp(), staff(2, 'super'), staff(3, 'account', false)],
      listAppCommands: () => [sampleCommand()],
      ...options.handlers,
    },
  });

type Hosted = ReturnType<typeof show>;

async function openMenu({ user }: Hosted, name: string) {
  const row = (await screen.findByText(name)).closest('tr');
  if (!row) throw new Error('no row');
  await user.click(within(row).getByRole('button', { name: /More actions|Actions/u }));
  return screen.findByRole('menu');
}
const choose = async (hosted: Hosted, menu: HTMLElement, name: string) =>
  hosted.user.click(within(menu).getByRole('menuitem', { name }));
const sent = ({ socket }: Hosted) => socket.sent.map(({ event, payload }) => [event, payload]);

afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

describe('connected apps', () => {
  it('lists connected users with role, device and last command', async () => {
    show();
    const row = (await screen.findByText('Benali Karim')).closest('tr');
    expect(row?.textContent).toContain('Driver');
    expect(row?.textContent).toContain('Android 15 · 2.3.0');
    expect(row?.textContent).toContain('Answered');
    expect((await screen.findByText('Boss Ada')).closest('tr')?.textContent).toContain('Windows · Edge 142');
    expect((await screen.findByText('Money Ada')).closest('tr')?.textContent).toContain('inactive');
  });

  it('does not say that nobody is connected while it is unknown, and tries again', async () => {
    let works = false;
    const { user } = show({
      handlers: { listConnectedApps: () => (works ? [sampleApp()] : problem(404, 'notFound')) },
    });
    await screen.findByText('The list could not be loaded');
    expect(screen.getByRole('tab', { name: 'Connected (…)' })).toBeTruthy();
    expect(screen.queryByText('No position known')).toBeNull();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Benali Karim')).toBeTruthy();
  });

  it('names a sent message without the ellipsis of its menu item', async () => {
    const said = { ...sampleCommand(), kind: 'say', action: null, data: 'Meeting at 10' } as const;
    const { user } = show({ handlers: { listAppCommands: () => [said] } });
    expect((await screen.findByText('Benali Karim')).closest('tr')?.textContent).toContain('Send a message');
    expect(document.body.textContent).not.toContain('Send a message…');
    await user.click(screen.getByRole('tab', { name: 'Today’s commands' }));
    expect(await screen.findByText('Send a message “Meeting at 10”')).toBeTruthy();
  });

  it.each([
    ['Reload the app', ['action', { to: 7, action: 'reloadApp' }]],
    ['Sign out', ['action', { to: 7, action: 'logoutApp' }]],
    ['Set inactive', ['action', { to: 7, action: 'setInActive', data: true }]],
    ['Cut the connection', ['forceDisconnect', { to: 7 }]],
  ])('asks before %s, and sends nothing without a yes', async (name, command) => {
    const hosted = show();
    await choose(hosted, await openMenu(hosted, 'Benali Karim'), name);
    const first = await screen.findByRole('alertdialog');
    expect(first.textContent).toContain('Benali Karim');
    await hosted.user.click(within(first).getByRole('button', { name: 'Cancel' }));
    expect(sent(hosted)).toEqual([]);
    await choose(hosted, await openMenu(hosted, 'Benali Karim'), name);
    await hosted.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    await waitFor(() => expect(sent(hosted)).toEqual([command]));
  });

  it('offers to reactivate an inactive user, without a question', async () => {
    const hosted = show();
    const menu = await openMenu(hosted, 'Money Ada');
    expect(within(menu).queryByRole('menuitem', { name: 'Set inactive' })).toBeNull();
    await choose(hosted, menu, 'Set active');
    expect(sent(hosted)).toEqual([['action', { to: 3, action: 'setInActive', data: false }]]);
  });

  it('sends a message to everyone', async () => {
    const hosted = show();
    await screen.findByText('Benali Karim');
    await hosted.user.click(screen.getByRole('button', { name: 'To everyone…' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).queryByRole('menuitem', { name: 'Cut the connection' })).toBeNull();
    await choose(hosted, menu, 'Send a message…');
    const dialog = await screen.findByRole('dialog', { name: 'Message to everyone' });
    await hosted.user.type(within(dialog).getByRole('textbox', { name: /Message/u }), 'Meeting at 10');
    await hosted.user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent(hosted)).toEqual([['say', { to: 'all', text: 'Meeting at 10' }]]));
    act(() => hosted.socket.reply({ ok: true, id: 5 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('refuses an invalid version at its field', async () => {
    const hosted = show();
    await choose(hosted, await openMenu(hosted, 'Benali Karim'), 'Announce a version…');
    const dialog = await screen.findByRole('dialog');
    await hosted.user.type(within(dialog).getByRole('textbox', { name: /Version/u }), '2 4');
    await hosted.user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByText(/Not a valid version/u)).toBeTruthy();
    expect(sent(hosted)).toEqual([]);
  });

  it('says why a command was refused', async () => {
    const hosted = show();
    await choose(hosted, await openMenu(hosted, 'Benali Karim'), 'Test the connection');
    act(() => hosted.socket.reply({ ok: false, code: 'rateLimited' }));
    expect((await screen.findAllByText(/Too many attempts/u)).length).toBeGreaterThan(0);
  });

  it('sends nothing without a connection, and says so', async () => {
    const hosted = show();
    await screen.findByText('Benali Karim');
    act(() => hosted.socket.drop());
    const menu = await openMenu(hosted, 'Benali Karim');
    expect(
      within(menu)
        .getByRole('menuitem', { name: /Ask for information/u })
        .getAttribute('aria-disabled'),
    ).toBe('true');
    expect(menu.textContent).toContain('No connection: nothing can be sent.');
  });

  it('offers the commands of an open menu once the connection is there', async () => {
    const hosted = show();
    await screen.findByText('Benali Karim');
    act(() => hosted.socket.drop());
    const item = within(await openMenu(hosted, 'Benali Karim')).getByRole('menuitem', { name: /Ask for information/u });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    act(() => hosted.socket.accept());
    await waitFor(() => expect(item.getAttribute('aria-disabled')).toBeNull());
  });

  it('reloads the list when somebody connects or answers', async () => {
    let apps = [sampleApp()];
    const { socket } = show({ handlers: { listConnectedApps: () => apps } });
    await screen.findByText('Benali Karim');
    apps = [staff(2, 'super')];
    act(() => socket.emit('apps_update', {}));
    expect(await screen.findByText('Boss Ada')).toBeTruthy();
    expect(screen.queryByText('Benali Karim')).toBeNull();
  });

  it('keeps the users in place under the pointer, so that a command goes to the intended user', async () => {
    let apps = [sampleApp()];
    const { socket, user } = show({ handlers: { listConnectedApps: () => apps } });
    await user.hover(await screen.findByText('Benali Karim'));
    apps = [staff(2, 'super')];
    act(() => socket.emit('apps_update', {}));
    await user.click(await screen.findByRole('button', { name: 'Show 1 new row' }));
    expect(await screen.findByText('Boss Ada')).toBeTruthy();
    expect(screen.queryByText('Benali Karim')).toBeNull();
  });

  it('shows the outcome of today’s commands, also for each app', async () => {
    const { user } = show({ route: '/admin?tab=commands' });
    const row = (await screen.findByText('Ask for information')).closest('tr');
    expect(row?.textContent).toMatch(/Benali Karim.*Answered.*Android 15/u);
    if (row) await user.dblClick(row);
    const dialog = await screen.findByRole('dialog', { name: 'Ask for information' });
    expect(dialog.textContent).toContain('120 ms');
  });

  it('shows that nobody is connected, or that no command was sent', async () => {
    const { user } = show({ handlers: { listConnectedApps: () => [], listAppCommands: () => [] } });
    expect(await screen.findByText('Nobody else is connected.')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Today’s commands' }));
    expect(await screen.findByText('No command sent today.')).toBeTruthy();
  });

  /** A browser that refuses to tell where it is. */
  const refuseLocation = (code: number) => {
    const getCurrentPosition = (_found: unknown, failed: (error: { code: number }) => void) => failed({ code });
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  };

  it('leads to the denied page when one’s own position is asked for without the permission', async () => {
    const { user, address } = show();
    await screen.findByText('Benali Karim');
    refuseLocation(1);
    await user.click(screen.getByRole('button', { name: 'My position' }));
    await waitFor(() => expect(address()).toBe('/denied?error=location'));
  });

  it('the page of connected apps stays open and shows a message when the device does not know its position', async () => {
    const { user, address } = show();
    await screen.findByText('Benali Karim');
    refuseLocation(2);
    await user.click(screen.getByRole('button', { name: 'My position' }));
    expect((await screen.findAllByText(/Your position was not found/u)).length).toBeGreaterThan(0);
    expect(address()).toBe('/admin');
  });
});
