import { chromium } from 'playwright-core';
import { afterEach, expect, it, vi } from 'vitest';
import { chromiumLaunch } from './chromium.mjs';

afterEach(() => void vi.unstubAllEnvs());

it('starts the packaged browser with its own libraries and fonts, and types into a page', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const page = await browser.newPage();
    await page.setContent('<label>Name <input></label>');
    await page.getByLabel('Name').pressSequentially('Ada Lovelace');
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada Lovelace');
    expect((await page.getByText('Name').boundingBox())?.width).toBeGreaterThan(20);
    expect(browser.version()).toMatch(/^147\./);
  } finally {
    await browser.close();
  }
});

it('saves a file under a name with accents where the machine has no locale', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('LC_ALL', 'C');
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const page = await browser.newPage();
    await page.setContent('<a href="data:text/plain,x" download="corrigé.txt">Save</a>');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Save').click()]);
    expect(download.suggestedFilename()).toBe('corrigé.txt');
  } finally {
    await browser.close();
  }
});

it('uses the browser of CHROMIUM_PATH, with the environment unchanged', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await chromiumLaunch()).toEqual({ executablePath: process.execPath, args: expect.any(Array) });
});

it('refuses when CHROMIUM_PATH names no browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(chromiumLaunch()).rejects.toThrow('There is no browser at /nowhere/chromium (CHROMIUM_PATH).');
});

it('takes the installed browser that CHROMIUM_CHANNEL names, and Chrome on macOS', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('CHROMIUM_CHANNEL', 'msedge');
  expect(await chromiumLaunch()).toEqual({ channel: 'msedge', args: expect.any(Array) });
  vi.stubEnv('CHROMIUM_CHANNEL', '');
  expect(await chromiumLaunch(undefined, 'darwin')).toEqual({ channel: 'chrome', args: expect.any(Array) });
});
