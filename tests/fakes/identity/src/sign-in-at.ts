/** Cookies of one site, as a browser keeps them. */
class Cookies {
  readonly #values = new Map<string, string>();

  header(): Record<string, string> {
    const pairs = [...this.#values].map(([name, value]) => `${name}=${value}`);
    return { cookie: pairs.join('; ') };
  }

  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      this.#values.set(name, value);
    }
  }
}

/**
 * Signs in at the provider through its pages, as a browser does.
 * @param address where the application sent the browser
 * @param account name of the account
 * @returns where the provider sends the browser back to
 */
export async function signInAt(address: string, account: string): Promise<string> {
  const { origin } = new URL(address);
  const cookies = new Cookies();
  let at = address;
  while (at.startsWith(origin)) {
    const isForm = new URL(at).pathname.startsWith('/interaction/');
    const response = await fetch(at, {
      redirect: 'manual',
      headers: cookies.header(),
      ...(isForm && {
        method: 'POST',
        body: new URLSearchParams({ prompt: 'login', login: account, password: 'any' }),
      }),
    });
    cookies.take(response);
    const next = response.headers.get('location');
    if (next === null) throw new Error(`the provider answers ${response.status}: ${await response.text()}`);
    at = new URL(next, at).href;
  }
  return at;
}
