import { createServer, type Server } from 'node:http';

export interface SmallPage {
  /** Content of its `main`. */
  readonly main?: string;
  /** Script that runs in it. */
  readonly script?: string;
  /** Content of a script that answers at this address instead of a page. */
  readonly source?: string;
}

/** A suite of a few lines: it signs anybody in whose password and second factor are right, and shows pages as a test wants them. */
export interface SmallSuite {
  readonly origin: string;
  /** Release that was sent to it, `GET /release/current`. */
  readonly asked: readonly string[];
  /** Addresses whose document was loaded. */
  readonly loaded: readonly string[];
  readonly stop: () => void;
}

const login = `<main><input type="email"><input type="password"><input autocomplete="one-time-code"></main><script>
addEventListener('keydown', async ({ key }) => {
  if (key !== 'Enter') return;
  const [email, password, otp] = [...document.querySelectorAll('input')].map(({ value }) => value);
  const answer = await fetch('/auth/adminlogin', { method: 'POST', body: JSON.stringify({ email, password, otp }) });
  if (!answer.ok) return;
  localStorage.setItem('navette.session', (await answer.json()).token);
  location.href = '/';
});
</script>`;

/** Handler of its host for a link inside the application: the page comes in place of the one before. */
const navigation = `addEventListener('popstate', async () => {
  if (globalThis.stuck) return;
  const answer = await fetch(location.pathname);
  const { body } = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const scripts = [...body.querySelectorAll('script')].map((read) => {
    const script = document.createElement('script');
    script.text = '{' + read.text + '}';
    return script;
  });
  document.body.replaceChildren(body.querySelector('main'), ...scripts);
});`;

/**
 * Starts it on a free port. `pages` by address; the set its host runs is asked for on each. An account is of the role that its address begins with.
 * @param allowed what `super` may open
 * @param roles what the other roles may open
 */
export async function smallSuite(
  pages: Readonly<Record<string, SmallPage>>,
  allowed: readonly string[],
  isOtp: (otp: string) => boolean = () => true,
  roles: Readonly<Record<string, readonly string[]>> = {},
): Promise<SmallSuite> {
  const asked: string[] = [];
  const loaded: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://suite');
    asked.push(`${request.method} ${pathname}`);
    if (request.headers['sec-fetch-dest'] === 'document') loaded.push(pathname);
    if (pathname === '/login') return response.setHeader('content-type', 'text/html').end(login);
    if (pathname === '/auth/adminlogin') {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      return request.on('end', () => {
        if (!body.includes('"right"')) return response.writeHead(401).end('{}');
        const [, otp = ''] = /"otp":"(\d*)"/u.exec(body) ?? [];
        const [, role = 'super'] = /"email":"(\w*)@/u.exec(body) ?? [];
        const user = { role, pages: role === 'super' ? allowed : (roles[role] ?? []) };
        if (isOtp(otp)) return response.end(JSON.stringify({ token: role, user }));
        return response.writeHead(401).end(JSON.stringify({ code: otp ? 'auth.wrongOtp' : 'auth.otpRequired' }));
      });
    }
    const page = pages[pathname];
    if (page === undefined && pathname !== '/') return response.writeHead(404).end();
    if (page?.source !== undefined) return response.setHeader('content-type', 'text/javascript').end(page.source);
    return response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'",
      })
      .end(
        `<!doctype html><html lang="fr"><link rel="icon" href="data:,"><title>Suite</title><script>${navigation}</script><body><main>${page?.main ?? '<h1>Titre Titel Title</h1>'}</main><script>fetch('/release/current?files=apart');${page?.script ?? ''}</script></body></html>`,
      );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    asked,
    loaded,
    stop: () => server.closeAllConnections() ?? server.close(),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
