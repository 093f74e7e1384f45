import { act, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import en from '../../messages/en.json';
import fr from '../../messages/fr.json';
import nl from '../../messages/nl.json';
import { noteOwnChange } from '../api/own-changes.ts';
import { configureApi, resetApi } from '../api/suite-api.ts';
import { createQueryClient } from '../api/query-client.ts';
import { DialogHostContext } from '../federation/dialog-host.ts';
import { registerMessages, type Messages } from '../i18n/catalogues.ts';
import { localeAtom } from '../i18n/locale-atom.ts';
import { LocaleProvider } from '../i18n/locale-provider.tsx';
import type { Locale } from '../i18n/locale.ts';
import { startRealtime } from '../realtime/start-realtime.ts';
import { clearSession, keepSession } from '../session/session-state.ts';
import type { User } from '../session/session.ts';
import { startSession } from '../session/start-session.ts';
import { withdrawQuestion } from '../ui/overlay/dialog/confirm.ts';
import { OverlayHost } from '../ui/overlay/overlay-host.tsx';
import { dismissToasts } from '../ui/overlay/toast/use-toast.ts';
import { UiProvider } from '../ui/theme/ui-provider.tsx';
import { contractHandlers, type ContractHandlers } from './contract-handlers.ts';
import { fakeDialogHost, type FakeDialogs } from './fake-dialogs.ts';
import { fakeSocket, type FakeSocket } from './fake-socket.ts';
import { server } from './server.ts';
import { testUser } from './test-user.ts';

/** Environment of the component under test. */
export interface HostOptions {
  /** Signed-in user; a dispatcher by default, `null` for none. */
  readonly user?: User | null;
  /** Language of the screens; English by default. */
  readonly locale?: Locale;
  /** Address that is open, with its query; `/` by default. */
  readonly route?: string;
  /** Path of the component's own route, when it reads parameters of it: `/print/invoice/:id`. */
  readonly path?: string;
  /** Responses of the server, by operationId. */
  readonly handlers?: ContractHandlers;
  /** Results of dialogs of other domains; one without a result is unavailable. */
  readonly dialogs?: FakeDialogs;
  /** The remote's own catalogues, as imported from its `messages`. */
  readonly messages?: Readonly<Record<Locale, Messages>>;
}

/** The rendered component and the world around it. */
export interface Hosted extends RenderResult {
  /** Keyboard and pointer. */
  readonly user: UserEvent;
  /** The address now, with its query. */
  readonly address: () => string;
  /** Goes to another address, or back by a number of entries. */
  readonly go: (to: string | number) => Promise<void>;
  /** The server's side of the socket, connected. */
  readonly socket: FakeSocket;
  /** The cache of server data of this test. */
  readonly queryClient: QueryClient;
}

/**
 * Renders a component as the host would: signed in, translated, themed, routed, with a server that answers in the contract's types and a
 * connected socket. Any other address than `path` shows the text `Elsewhere`. Everything is taken down when the test ends.
 * @example const { user } = renderWithHost(<BookingPage />, { user: testUser('super'), handlers: { listBookingsByDate: () => [booking] }, messages: { fr, nl, en } });
 */
export function renderWithHost(ui: ReactNode, options: HostOptions = {}): Hosted {
  const { user = testUser(), locale = 'en', route = '/', path, handlers = {}, dialogs = {}, messages } = options;
  registerCatalogues({ fr, nl, en }, 'shared');
  registerCatalogues(messages ?? { fr: {}, nl: {}, en: {} }, 'tested');
  getDefaultStore().set(localeAtom, locale);
  // A call of the test before may have failed after its end.
  dismissToasts();
  server.use(...contractHandlers({ listViews: () => [], ...handlers }));

  const socket = fakeSocket();
  const stopSession = startSession();
  if (user) keepSession({ token: 'test-token', user, expiresAt: Date.now() + 1000 * 60_000 });
  const stopRealtime = startRealtime(socket.open);
  // The socket opens in a promise of its own; it is there by the time anything is awaited.
  queueMicrotask(() => queueMicrotask(socket.accept));

  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <OverlayHost />
          </>
        ),
        children: [
          { path: path ?? route.replace(/[?#].*/, ''), element: ui },
          { path: '*', element: <p>Elsewhere</p> },
        ],
      },
    ],
    { initialEntries: [route] },
  );
  const onFatal = (status: number) => void router.navigate(`/denied?msg=Error ${status}`);
  configureApi({ onFatal });
  const queryClient = createQueryClient({ onFatal, pause: 0 });

  onTestFinished(() => {
    dismissToasts();
    stopRealtime();
    stopSession();
    clearSession();
    resetApi();
    noteOwnChange(0);
    queryClient.clear();
    withdrawQuestion();
  });

  const rendered = render(
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <LocaleProvider>
          <DialogHostContext value={fakeDialogHost(dialogs)}>
            <RouterProvider router={router} />
          </DialogHostContext>
        </LocaleProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return {
    ...rendered,
    // Layers take and give back the pointer a frame later than they show; journeys in a browser see to it that it is theirs.
    user: userEvent.setup({ pointerEventsCheck: 0, advanceTimers: drawn }),
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
    socket,
    queryClient,
  };
}

/**
 * Between two keys: what the first one changed is shown, as in a browser, which draws it before the next key comes. React draws in an immediate, which
 * a timer of no time at all may overtake; one that was asked for in the turn in which ours runs has run after another turn.
 */
async function drawn(): Promise<void> {
  await immediate();
  await immediate();
}

const immediate = () => new Promise((resolve) => setImmediate(resolve));

function registerCatalogues(messages: Readonly<Record<Locale, Messages>>, namespace: string): void {
  registerMessages(namespace, 'fr', messages.fr);
  registerMessages(namespace, 'nl', messages.nl);
  registerMessages(namespace, 'en', messages.en);
}
