/**
 * Page with an empty cache, signed in as the demo's dispatcher when there is a session.
 * @param {import('./launch.mjs').Launched} browser
 * @param {{ session?: { token: string, user: object, expiresAt: string } }} [options]
 */
export async function newPage(browser, { session } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
  });
  const page = await context.newPage();
  if (session) {
    const stored = JSON.stringify({ ...session, expiresAt: Date.parse(session.expiresAt) });
    await page.addInitScript((text) => localStorage.setItem('navette.session', text), stored);
  }
  return { page, close: () => context.close() };
}
