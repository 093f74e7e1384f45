import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { $api } from '../api/suite-queries.ts';
import { useOpenDialog } from '../federation/dialog-host.ts';
import { useLocale } from '../i18n/locale-atom.ts';
import { useT } from '../i18n/use-t.ts';
import { idParam, textParam } from '../router/search-params.ts';
import { useSearchState } from '../router/use-search-state.ts';
import { useCan, useUser } from '../session/use-session.ts';
import { useLiveBookings, usePresence, useSocketStatus } from '../realtime/use-realtime.ts';
import { renderWithHost } from './render-with-host.tsx';
import { testUser } from './test-user.ts';

function Who() {
  const user = useUser();
  const can = [useCan('booking'), useCan('mcode'), useCan(['mcode', 'booking']), useCan('distance')].join(' ');
  return <p>{`${user?.firstname ?? 'nobody'} ${useLocale()} ${can} ${useT()('shared.menu.others')}`}</p>;
}

function Drivers() {
  const { data } = $api.useQuery('get', '/service/driver/active');
  return <p>{`${data?.length ?? '…'} drivers`}</p>;
}

const LIVE = [['get', '/service/driver/active']] as const;

function LiveDrivers() {
  useLiveBookings(LIVE, ({ dates }) => dates.includes('2026-05-03'));
  return (
    <>
      <p>{`${useSocketStatus()} ${usePresence().length}`}</p>
      <Drivers />
    </>
  );
}

describe('a component in its host', () => {
  it('provides the user, the permissions, the language and the texts', () => {
    renderWithHost(<Who />, { user: testUser('dispatch'), locale: 'fr' });
    expect(screen.getByText('Camille fr true false true true Autres')).toBeDefined();
  });

  it('a component in its host renders with nobody signed in', () => {
    renderWithHost(<Who />, { user: null });
    expect(screen.getByText('nobody en false false false false Others')).toBeDefined();
  });

  it('reads and writes the address', async () => {
    const SEARCH = { q: textParam(), id: idParam() };
    function Page() {
      const [{ q }, setSearch] = useSearchState(SEARCH);
      return <button onClick={() => setSearch({ id: 3 })}>{`${useParams().day} ${q}`}</button>;
    }
    const { user, address, go } = renderWithHost(<Page />, { route: '/day/monday?q=x', path: '/day/:day' });
    await user.click(screen.getByRole('button', { name: 'monday x' }));
    expect(address()).toBe('/day/monday?q=x&id=3');
    await go(-1);
    expect(address()).toBe('/day/monday?q=x');
    await go('/elsewhere');
    expect(screen.getByText('Elsewhere')).toBeDefined();
  });

  it('opens dialogs of other domains', async () => {
    function Add() {
      const openDialog = useOpenDialog();
      const [text, setText] = useState('Add');
      const add = () =>
        openDialog('masterdata/client@1', { name: 'Dupont' }).then(
          (client) => setText(client?.label ?? 'cancelled'),
          (error: unknown) => setText(String(error)),
        );
      return <button onClick={() => void add()}>{text}</button>;
    }
    const first = renderWithHost(<Add />, {
      dialogs: { 'masterdata/client@1': ({ name = '' }) => ({ id: 1, label: name }) },
    });
    await first.user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('button', { name: 'Dupont' })).toBeDefined();
    first.unmount();
    const second = renderWithHost(<Add />);
    await second.user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('button', { name: 'DialogUnavailable: masterdata/client@1: failed' })).toBeDefined();
  });

  it('finishes a refresh although more changes come, and refreshes once more after it', async () => {
    const letGo: (() => void)[] = [];
    let aborted = 0;
    const { socket } = renderWithHost(<LiveDrivers />, {
      handlers: {
        listActiveDrivers: async ({ request }) => {
          request.signal.addEventListener('abort', () => (aborted += 1));
          await new Promise<void>((resolve) => letGo.push(resolve));
          return [];
        },
      },
    });
    await waitFor(() => expect(letGo).toHaveLength(1));
    letGo[0]?.();
    expect(await screen.findByText('0 drivers')).toBeDefined();
    socket.emit('booking_update', { ids: [1], dates: ['2026-05-03'], version: 1 });
    await waitFor(() => expect(letGo).toHaveLength(2));
    socket.emit('booking_update', { ids: [2], dates: ['2026-05-03'], version: 2 });
    // As long as updates are gathered, and as much again.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect([letGo.length, aborted]).toEqual([2, 0]);
    letGo[1]?.();
    await waitFor(() => expect(letGo).toHaveLength(3));
    letGo[2]?.();
  });

  it('refreshes after socket events, once for events that arrive together, and again after a gap', async () => {
    let calls = 0;
    const { socket } = renderWithHost(<LiveDrivers />, {
      handlers: {
        listActiveDrivers: () => {
          calls += 1;
          return [];
        },
      },
    });
    expect(await screen.findByText('connected 0')).toBeDefined();
    await waitFor(() => expect(calls).toBe(1));
    socket.emit('booking_update', { ids: [1], dates: ['2026-05-04'], version: 1 });
    for (const version of [2, 3, 4]) socket.emit('booking_update', { ids: [version], dates: ['2026-05-03'], version });
    await waitFor(() => expect(calls).toBe(2));
    socket.drop();
    expect(await screen.findByText('down 0')).toBeDefined();
    socket.accept();
    await waitFor(() => expect(calls).toBe(3));
  });
});
