import { Secret, TOTP } from 'otpauth';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleCandidate, sampleRemote, sampleRoute } from '../testing/candidate.ts';
import { smallSuite, type SmallPage, type SmallSuite } from '../testing/small-suite.ts';
import { bootCheck } from './boot-check.ts';
import { visitsOf } from './visit.ts';

const account = { email: 'super@navette.example', password: 'right' };
let suite: SmallSuite | undefined;
afterEach(() => suite?.stop());

async function booted(pages: Record<string, SmallPage>, { patience = 30_000 } = {}): Promise<string[]> {
  suite = await smallSuite(pages, ['booking']);
  const { set } = sampleCandidate([
    sampleRemote({ declaration: { routes: Object.keys(pages).map((path) => sampleRoute(path)) } }),
  ]);
  return (await bootCheck({ origin: suite.origin, set, account, patience })).map(
    ({ severity, remote, detail }) => `${severity} ${remote}: ${detail}`,
  );
}

const heading = '<h1>Titre Titel Title</h1>';

describe('the pages of a set', () => {
  const { set } = sampleCandidate([
    sampleRemote({
      declaration: { routes: [sampleRoute('/print/:id'), sampleRoute('/planning/*'), sampleRoute('/users', 'users')] },
    }),
  ]);

  it('opens the pages that address and account allow, and names the others', () => {
    const { visits, findings } = visitsOf(set, ['booking']);
    expect(visits.map(({ address }) => address)).toEqual(['/planning/']);
    expect(findings).toEqual([
      {
        severity: 'warned',
        remote: 'dispatch',
        detail: '/print/:id was not opened: there is no record for its parameters',
      },
      {
        severity: 'failed',
        remote: 'dispatch',
        detail: '/users was not opened: the account may not open the page users',
      },
    ]);
  });
});

describe('signing in with a second factor', () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  const isOtp = (otp: string) => new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token: otp }) !== null;
  const { set } = sampleCandidate([sampleRemote({ declaration: { routes: [sampleRoute('/booking')] } })]);
  const boot = async (otpSecret?: string) => {
    suite = await smallSuite({ '/booking': {} }, ['booking'], isOtp);
    return bootCheck({ origin: suite.origin, set, account: { ...account, otpSecret }, patience: 30_000 });
  };

  it('works the code out from the secret of the account', async () => {
    expect(await boot(secret)).toEqual([]);
  });

  it('says that the secret is missing', async () => {
    await expect(boot()).rejects.toThrow('NAVETTE_VERIFY_OTP_SECRET');
  });
});

describe('starting a set in a browser', () => {
  it('finds nothing where every page mounts, in three languages, and requests no set from the server', async () => {
    expect(await booted({ '/booking': {}, '/planning': {} })).toEqual([]);
    expect(suite?.asked.filter((line) => line === 'GET /booking')).toHaveLength(3);
    expect(suite?.asked).not.toContain('GET /release/current');
  });

  it('loads the document of the first page alone, and leads to the others as a link does', async () => {
    expect(await booted({ '/booking': {}, '/planning': {}, '/clients': {} })).toEqual([]);
    expect(suite?.loaded.filter((path) => !['/', '/login', '/robots.txt'].includes(path))).toEqual(
      Array(3).fill('/booking'),
    );
  });

  it('loads the document of a print page once, and navigates client-side otherwise', async () => {
    suite = await smallSuite({ '/booking': {}, '/print': { main: '<p>Paper</p>' }, '/planning': {} }, ['booking']);
    const routes = [
      sampleRoute('/booking'),
      { ...sampleRoute('/print'), layout: 'bare' as const },
      sampleRoute('/planning'),
    ];
    const { set } = sampleCandidate([sampleRemote({ declaration: { routes } })]);
    expect(await bootCheck({ origin: suite.origin, set, account })).toEqual([]);
    expect(suite.loaded.filter((path) => path === '/print')).toHaveLength(1);
    expect(suite.loaded).not.toContain('/planning');
    for (const { path } of routes) expect(suite.asked.filter((line) => line === `GET ${path}`)).toHaveLength(3);
  });

  it('keeps the languages of concurrently started pages apart', async () => {
    const script = 'setTimeout(() => console.error(localStorage.getItem("navette.locale")), 200)';
    expect((await booted({ '/booking': { script } })).toSorted()).toEqual(
      ['en', 'fr', 'nl'].map((language): unknown =>
        expect.stringMatching(new RegExp(`^failed dispatch: /booking in ${language}: console error: ${language}`, 'u')),
      ),
    );
  });

  it('renders pages with layout but without painting', async () => {
    const script = 'if (getComputedStyle(document.documentElement).opacity !== "0") console.error("drawn")';
    expect(await booted({ '/booking': { script } })).toEqual([]);
  });

  it('loads the document of a page that client-side navigation cannot reach', async () => {
    expect(
      await booted({ '/booking': { script: 'globalThis.stuck = true' }, '/planning': {} }, { patience: 1500 }),
    ).toEqual([]);
    expect(suite?.loaded.filter((path) => path === '/planning')).toHaveLength(3);
  });

  it('names the fault of each page that fails to boot', async () => {
    const found = await booted({
      '/console': { script: 'console.error("broken list")' },
      '/thrown': { script: 'setTimeout(() => { throw new Error("later") }, 50)' },
      '/asked': { script: 'fetch("/api/missing")' },
      '/violation': {
        script:
          'document.body.append(Object.assign(document.createElement("script"), { src: "http://127.0.0.1:9/x.js" }))',
      },
      '/failure': { main: `${heading}<div role="alert">Dispatch is not available</div>` },
      '/key': { main: `${heading}<p>shared.nothing</p><p>www.example.be</p>` },
      '/away': { script: 'history.replaceState(null, "", "/other")' },
      '/warning': { main: `${heading}<div role="alert" data-status="warning">No driver is free</div>` },
      '/named': { main: '<h1>Bookings</h1>' },
    });
    expect(found.filter((line) => line.includes(' in fr: '))).toEqual([
      expect.stringMatching(/^failed dispatch: \/console in fr: console error: broken list/),
      expect.stringMatching(/^failed dispatch: \/thrown in fr: uncaught Error: later/),
      'failed dispatch: /asked in fr: GET /api/missing answers 404',
      expect.stringMatching(/^failed dispatch: \/violation in fr: console error: .*Content Security Policy/),
      'failed dispatch: /failure in fr: it says "Dispatch is not available"',
      'failed dispatch: /key in fr: shared.nothing has no message',
      'failed dispatch: /away in fr: it redirects to /other',
      'warned dispatch: /warning in fr: it warns "No driver is free"',
      'warned dispatch: /named in fr: its heading is "Bookings", but its declaration says "Titre"',
    ]);
    expect(found).toHaveLength(27);
  });

  it('says that the entry of a remote throws', async () => {
    const { set } = sampleCandidate([sampleRemote({ declaration: { routes: [sampleRoute('/booking')] } })]);
    const pinned = set.remotes.dispatch;
    if (!pinned) throw new Error('the sample has no dispatch');
    const { base, entry, version } = pinned;
    const script = `document.body.append(Object.assign(document.createElement('script'), { src: '${base}${entry}' }))`;
    suite = await smallSuite(
      {
        '/booking': { script },
        [`${base}${entry}`]: { source: 'const start = () => { throw new TypeError("no map") };\nstart();' },
      },
      ['booking'],
    );
    const found = await bootCheck({ origin: suite.origin, set, account });
    expect(found.map(({ detail }) => detail)).toEqual(
      ['fr', 'nl', 'en'].map(
        (language) =>
          `/booking in ${language}: the entry of dispatch ${version} throws while it starts: TypeError: no map`,
      ),
    );
  });

  describe('as other roles', () => {
    const roles = { dispatch: ['booking'], invoice: [], lead: ['booking', 'client'] };
    const asOthers = async (names: readonly string[], page: SmallPage = {}) => {
      suite = await smallSuite({ '/booking': page, '/client': {} }, ['booking', 'client'], undefined, roles);
      const { set } = sampleCandidate([
        sampleRemote({ declaration: { routes: [sampleRoute('/booking'), sampleRoute('/client', 'client')] } }),
      ]);
      const others = names.map((role) => ({ email: `${role}@navette.example`, password: 'right' }));
      const found = await bootCheck({ origin: suite.origin, set, account, others, patience: 3000 });
      return found.map(({ severity, remote, detail }) => `${severity} ${remote}: ${detail}`);
    };

    it('opens the pages of each role, once, after one sign-in, without loading a document', async () => {
      expect(await asOthers(['dispatch', 'invoice', 'lead', 'admin', 'office'])).toEqual([]);
      expect(suite?.asked.filter((line) => line === 'POST /auth/adminlogin')).toHaveLength(6);
      expect(suite?.loaded.filter((path) => path === '/booking')).toHaveLength(2);
    });

    it('opens each page in each language once, and again only for a role that has not seen it', async () => {
      const found = await asOthers(['dispatch', 'invoice', 'lead', 'admin', 'office'], {
        script: 'console.error("here")',
      });
      const visits = found.map((line) =>
        line.replace(/^failed dispatch: \/booking in (.*): console error: here.*$/u, '$1'),
      );
      expect(visits.toSorted()).toEqual(['en', 'fr', 'fr as lead', 'nl as dispatch']);
    });

    it('continues with the same account after pages that failed', async () => {
      const script = 'console.error(`as ${localStorage.getItem("navette.session")}`)';
      const paths = ['/booking', '/planning', '/clients'];
      suite = await smallSuite(Object.fromEntries(paths.map((path) => [path, { script }])), ['booking']);
      const { set } = sampleCandidate(
        paths.map((path) => sampleRemote({ name: path.slice(1), declaration: { routes: [sampleRoute(path)] } })),
      );
      const others = [{ email: 'invoice@navette.example', password: 'right' }];
      const found = (await bootCheck({ origin: suite.origin, set, account, others })).filter(
        ({ severity }) => severity === 'failed',
      );
      expect(found.map(({ detail }) => /as \w+/u.exec(detail)?.[0])).toEqual(Array(9).fill('as super'));
    });

    it('names the role for which a page fails', async () => {
      const script = 'if (localStorage.getItem("navette.session") === "dispatch") console.error("no list")';
      expect(await asOthers(['lead', 'dispatch', 'admin', 'office'], { script })).toEqual([
        expect.stringMatching(/^failed dispatch: \/booking in en as dispatch: console error: no list/),
      ]);
    });

    it('warns of the roles that may see a page and have no account', async () => {
      expect(await asOthers(['lead'])).toEqual([
        'warned null: no page was opened as dispatch, admin, office: NAVETTE_VERIFY_ACCOUNTS contains no account with that role',
      ]);
    });
  });

  it('grants the permissions that the set declares, before it runs', async () => {
    suite = await smallSuite({ '/x': {} }, []);
    const { set } = sampleCandidate([
      sampleRemote({
        name: 'x',
        declaration: {
          contract: '^1.10.0',
          routes: [{ ...sampleRoute('/x'), page: 'x/codes' }],
          permissions: [
            { page: 'x/codes', titleKey: 'x.title', titles: { fr: 'a', nl: 'b', en: 'c' }, roles: ['lead'] },
          ],
        },
      }),
    ]);
    const others = [{ email: 'lead@navette.example', password: 'right' }];
    expect(await bootCheck({ origin: suite.origin, set, account, others })).toEqual([]);
    expect(suite.asked.filter((line) => line === 'GET /x')).toHaveLength(3);
  });

  it('fails for a page that never becomes idle', async () => {
    const grey =
      '<style>@keyframes pulse { to { opacity: 0 } }</style><span aria-hidden="true" style="display: block; animation: pulse 1s infinite"></span>';
    const found = await booted(
      { '/busy': { main: `${heading}<div aria-busy="true">…</div>` }, '/grey': { main: `${heading}${grey}` } },
      { patience: 1500 },
    );
    expect(found.filter((line) => line.includes(' in fr: '))).toEqual(
      ['/busy', '/grey'].map(
        (address) => `failed dispatch: ${address} in fr: it was not idle within 1.5 s: no heading, or still loading`,
      ),
    );
  });

  it('ends within a minute, and names the page that blocks the browser, and no other', async () => {
    suite = await smallSuite(
      { '/stuck': { script: 'setTimeout(() => { for (;;); }, 20)' }, '/booking': {}, '/planning': {} },
      ['booking'],
    );
    const { set } = sampleCandidate(
      ['/stuck', '/booking', '/planning'].map((path) =>
        sampleRemote({ name: path.slice(1), declaration: { routes: [sampleRoute(path)] } }),
      ),
    );
    const found = await bootCheck({ origin: suite.origin, set, account, patience: 30_000 });
    const pages = found.map(({ detail }) => /^(\S+) in \w\w: the browser does not respond/u.exec(detail)?.[1]);
    expect(new Set(pages)).toEqual(new Set(['/stuck']));
  }, 60_000);

  it('refuses to boot without a valid account, a suite, or a browser', async () => {
    suite = await smallSuite({}, []);
    const { set } = sampleCandidate([sampleRemote()]);
    await expect(bootCheck({ origin: suite.origin, set, account: { ...account, password: 'wrong' } })).rejects.toThrow(
      /refuses to sign in super@navette.example/,
    );
    await expect(bootCheck({ origin: 'http://127.0.0.1:9', set, account })).rejects.toThrow(/shows no sign-in page/);
    await expect(bootCheck({ origin: suite.origin, set, account, chromium: '/nowhere/chromium' })).rejects.toThrow(
      /no browser at \/nowhere\/chromium/,
    );
  });
});
