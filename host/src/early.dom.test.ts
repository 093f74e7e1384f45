import { keepSession, signOut } from '@navette/shared/session';
import { contractHandlers, server, testUser } from '@navette/shared/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseChannel } from './federation/tab-choices.ts';
import { fetchRelease } from './federation/request-release.ts';

const asked: string[] = [];

/** As the first file of the page runs. */
const early = async (): Promise<void> => {
  vi.resetModules();
  await import('./early.ts');
};

beforeEach(() => {
  asked.length = 0;
  server.use(
    ...contractHandlers({ signOut: () => ({ auth: false }) }),
    http.get('*/release/current', ({ request }) => {
      asked.push(`${new URL(request.url).search} ${request.headers.get('authorization')}`);
      return HttpResponse.json({ answer: asked.length });
    }),
  );
});
afterEach(() => signOut());

it('fetches the release early with the same request, so that it is sent once', async () => {
  keepSession({ token: 'mine', user: testUser(), expiresAt: Date.now() + 3_600_000 });
  chooseChannel('stable');
  await early();
  expect(await fetchRelease()).toEqual({ answer: 1 });
  expect(asked).toEqual(['?files=apart&channel=stable Bearer mine']);
  expect(await fetchRelease()).toEqual({ answer: 2 });
});

it('fetches the release again when another user has signed in since', async () => {
  keepSession({ token: 'mine', user: testUser(), expiresAt: Date.now() + 3_600_000 });
  await early();
  keepSession({ token: 'other', user: testUser('lead', { id: 2 }), expiresAt: Date.now() + 3_600_000 });
  await fetchRelease();
  expect(asked).toEqual(['?files=apart Bearer mine', '?files=apart Bearer other']);
});

it('sends no early request before sign-in, nor for an expired session', async () => {
  await early();
  localStorage.setItem('navette.session', JSON.stringify({ token: 'old', expiresAt: 0 }));
  await early();
  localStorage.setItem('navette.session', '{');
  await early();
  expect(asked).toEqual([]);
});

it('sends the first requests of the page at the address, and preloads its files and texts, when the user may open it', async () => {
  const hash = `sha384-${'a'.repeat(64)}`;
  const page = {
    remote: {
      base: '/registry/dispatch/9.0.0/',
      entry: 'entry.js',
      files: { 'entry.js': hash, 'messages/en.json': hash },
      modules: { './pages/help': [] },
    },
    module: './pages/help',
    list: '/release/files/s1/dispatch.json',
    page: 'home',
    first: [{ call: 'GET /service/home/day' }],
  };
  server.use(
    http.get('*/service/home/day', () => {
      asked.push('data');
      return HttpResponse.json({});
    }),
  );
  const visit = async (hint: object) => {
    document.head.innerHTML = `<script type="application/json" id="hint">${JSON.stringify(hint)}</script>`;
    await early();
    return [...document.querySelectorAll('link')].map((link) =>
      link.getAttribute('href')?.replace(location.origin, ''),
    );
  };
  keepSession({ token: 'hinted', user: testUser(), expiresAt: Date.now() + 3_600_000 });
  const host = { texts: { en: ['assets/en.js'] } };
  expect(await visit({ host, page: { ...page, page: 'kitchen' } })).toEqual(['/assets/en.js']);
  expect(await visit({ host, page })).toEqual([
    '/assets/en.js',
    '/release/files/s1/dispatch.json',
    '/registry/dispatch/9.0.0/entry.js',
    '/registry/dispatch/9.0.0/messages/en.json',
  ]);
  await vi.waitFor(() => expect(asked).toContain('data'));
});
