import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { bodyRows } from '../office/booking-form.ts';
import { speak } from '../people/sign-in.ts';
import { port as suitePort } from '../suite/address.ts';
import { expect, SLOW, test } from '../suite/journey.ts';
import { startSuite, stopSuite } from '../suite/start-suite.ts';
import { temporaryFolder } from '../suite/temporary-folder.ts';

const FIRST_USER = 'noor@bureau.example';
const PASSWORD = 'eerste uur van het bureau';

/** Clients as an office keeps them: a line above the headings, abbreviated headings, names in capitals. */
const CLIENTS = [
  'Klantenlijst bureau;;;;;;',
  'Naam;Voornaam;Geb. datum;Straat + nr;PC;Gemeente;GSM',
  'DE SMET;Lieve;12/04/1948;Kerkstraat 12;9000;Gent;0470 12 34 56',
  'PEETERS;Jozef;3/11/1939;Stationsplein 4;9300;Aalst;0486/55.44.33',
].join('\r\n');

/** Starts the product without demo; resolves with its address, and the temporary password of the first user. */
async function startEmpty(folder: string) {
  const port = suitePort + 23;
  let printed = '';
  const suite = await startSuite({
    port,
    dataDir: join(folder, 'data'),
    env: { NAVETTE_DEMO: '', FIRST_USER },
    onOutput: (text) => (printed += text),
  });
  const [, password = ''] = /temporary password (\S+)/u.exec(printed) ?? [];
  return { suite, origin: `http://127.0.0.1:${port}`, password };
}

/** Signs the first user in, who chooses a password and sets up the second factor. */
async function signInFirst(page: Page, origin: string, temporary: string): Promise<void> {
  await speak(page, 'nl', origin);
  await page.goto(`${origin}/login`);
  await page.locator('input[type=email]').fill(FIRST_USER);
  await page.locator('input[type=password]').fill(temporary);
  await page.keyboard.press('Enter');
  await page.getByLabel('Nieuw wachtwoord').fill(PASSWORD);
  await page.getByLabel('Oud wachtwoord').fill(temporary);
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
  await page.getByLabel('Code die de app toont').fill(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ik heb de codes bewaard' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
}

async function takeStep(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/`);
  await page.getByRole('region', { name: 'Eerste stappen' }).getByRole('link', { name }).click();
}

/** Chooses a record by its name, or the row that adds it. */
async function choose(within: Locator, label: string, typed: string, option: RegExp): Promise<void> {
  await within.getByRole('combobox', { name: label, exact: true }).fill(typed);
  await within.page().getByRole('listbox', { name: label }).getByRole('option', { name: option }).first().click();
}

/** Types an address as it is suggested. */
async function typeAddress(within: Locator, address: string): Promise<void> {
  await within.getByRole('combobox', { name: 'Adres' }).fill(address);
  await expect(within.page().getByRole('option', { name: address }).first()).toBeVisible();
  await within.page().keyboard.press('Tab');
}

const save = (within: Locator) => within.getByRole('button', { name: 'Opslaan' }).click();

test('an empty organisation follows its first steps to its first invoice, in Dutch', SLOW, async ({ page }) => {
  test.setTimeout(300_000);
  const folder = await temporaryFolder('empty');
  const { suite, origin, password } = await startEmpty(folder);
  try {
    await signInFirst(page, origin, password);

    await takeStep(page, origin, 'Organisatie, rekening en teksten');
    const form = page.getByRole('main');
    await form.getByLabel('Naam', { exact: false }).first().fill('Bureau Rit');
    await form.getByLabel('Straat en huisnummer').fill('Veldstraat 1');
    await form.getByLabel('Postcode').fill('9000');
    await form.getByLabel('Gemeente').fill('Gent');
    await form.getByLabel('Ondernemingsnummer').fill('0999.999.922');
    await form.getByLabel('Bankrekening (IBAN)').fill('BE68539007547034');
    await form.getByLabel('E-mail').fill('info@bureau.example');
    await form.getByLabel('Taal van de documenten').selectOption({ label: 'Nederlands' });
    await save(form);
    await expect(page.getByText('Gegevens van de organisatie opgeslagen')).toBeVisible();

    await takeStep(page, origin, 'Chauffeurs');
    await page.getByRole('grid').getByRole('button', { name: 'Chauffeur toevoegen' }).click();
    const driver = page.getByRole('dialog', { name: 'Nieuwe chauffeur' });
    await driver.getByLabel('Naam', { exact: true }).fill('Claes');
    await driver.getByLabel('Voornaam').fill('Bert');
    await typeAddress(driver, 'Kerkstraat 5, 9000 Gent');
    await driver.getByLabel('Gsm').fill('0499 11 22 33');
    await save(driver);
    await expect(driver).toBeHidden();

    await takeStep(page, origin, 'Klanten importeren');
    await page
      .getByRole('main')
      .locator('input[type=file]')
      .setInputFiles({ name: 'klanten.csv', mimeType: 'text/csv', buffer: Buffer.from(CLIENTS) });
    await page.getByRole('button', { name: 'Rijen nakijken' }).click();
    await page.getByRole('button', { name: '2 rijen importeren' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '2 rijen importeren' }).click();
    await expect(page.getByText(/^klanten\.csv: 2 fiches? aangemaakt/u)).toBeVisible();

    await page.goto(`${origin}/booking`);
    await page.getByRole('button', { name: 'Nieuwe boeking' }).click();
    const booking = page.getByRole('dialog', { name: 'Nieuwe boeking' });
    await choose(booking, 'Klant', 'De Smet', /De Smet Lieve/u);
    await choose(booking, 'Bestemming', 'UZ Gent', /toevoegen/u);
    const destination = page.getByRole('dialog', { name: 'Nieuwe bestemming' });
    await typeAddress(destination, 'Corneel Heymanslaan 10, 9000 Gent');
    await save(destination);
    await expect(destination).toBeHidden();
    await choose(booking, 'Chauffeur', 'Claes', /Claes Bert/u);
    await booking.getByLabel('Afspraak').fill('09:30');
    await booking.getByLabel('Factuurprijs (€)').fill('20');
    await booking.getByLabel('Op factuur', { exact: true }).check();
    await booking.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Afgesloten' });
    await save(booking);
    await expect(bodyRows(page).filter({ hasText: 'UZ Gent' })).toContainText('20,00');

    await page.goto(`${origin}/monthEnd`);
    await page.getByRole('button', { name: 'De factuur opmaken' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '1 factuur opmaken' }).click();
    await expect(page.getByRole('dialog')).toContainText('De Smet Lieve · € 23,00 · nr. 000001');
    await page.goto(`${origin}/invoice`);
    await bodyRows(page).first().dblclick();
    const paper = page.getByRole('dialog').getByRole('article');
    await expect(paper).toContainText('Factuur 000001');
    await expect(paper).toContainText('Vereniging zonder winstoogmerk');

    await page.goto(`${origin}/`);
    await expect(page.getByRole('region', { name: 'Eerste stappen' })).toContainText('3 van 17 gedaan');
  } finally {
    await stopSuite(suite);
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  }
});
