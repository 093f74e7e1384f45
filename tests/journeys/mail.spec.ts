import type { Locator, Page } from '@playwright/test';
import { callAs } from '../office/api.ts';
import { expectAccessible } from '../office/accessibility.ts';
import { expectTranslated } from '../office/translation.ts';
import { refuse } from '../office/fake-problems.ts';
import { uniqueName } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

interface Head {
  readonly id: string;
  readonly Subject: string;
  readonly unread: boolean;
}

const HOSTILE = 'Invitation : salon de la mobilité adaptée';
const RETURN = 'Retour plus tôt que prévu pour Mme Verhaegen';
const REQUEST = 'Demande de transport';
const PLANNING = 'Planning des transports de dialyse';

test.describe.configure({ mode: 'serial' });

const badge = (page: Page): Locator => page.getByRole('link', { name: /^Mail: / });
const line = (page: Page, subject: string): Locator => page.getByRole('button', { name: subject });

/** As the office finds it in the morning: these unread, all others read. */
async function leaveUnread(...subjects: readonly string[]): Promise<void> {
  for (const { id, Subject, unread } of await callAs<Head[]>('dispatch', 'POST', '/service/gmail/listMessages', {})) {
    const wanted = subjects.includes(Subject);
    if (unread !== wanted) await callAs('dispatch', 'POST', '/service/gmail/markMessage', { id, unread: wanted });
  }
}

test('the badge counts unread mails, and fewer after reading', async ({ page }) => {
  await leaveUnread(RETURN, HOSTILE);
  await arrive(page, 'dispatch', '/booking');
  await expect(badge(page)).toHaveAccessibleName('Mail: 2 unread');
  // The heading of the first page that shows one leaves the focus where it is.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await badge(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeFocused();
  await expect(line(page, RETURN)).toContainText('Unread');
  await line(page, RETURN).click();
  await expect(page.getByRole('region', { name: RETURN })).toContainText('en chaise roulante');
  await expect(line(page, RETURN)).not.toContainText('Unread');
  await expect(badge(page)).toHaveAccessibleName('Mail: 1 unread');
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(badge(page)).toHaveAccessibleName('Mail: 2 unread');
  await expect(line(page, RETURN)).toHaveAttribute('aria-expanded', 'false');
});

test(
  'a hostile mail does nothing: no script, no picture from elsewhere, no policy broken',
  SLOW,
  async ({ page, baseURL }) => {
    const [elsewhere, alerts] = [Array<string>(), Array<string>()];
    page.on('request', (request) => {
      if (/^https?:/u.test(request.url()) && !request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url());
    });
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => alerts.push('a script ran')));
    page.on('console', (message) => message.text().includes('Content Security Policy') && alerts.push(message.text()));
    await arrive(page, 'dispatch', '/mail');
    await line(page, HOSTILE).click();
    const text = page.frameLocator('iframe[title*="Invitation"]');
    await expect(text.getByRole('heading', { name: 'Salon de la mobilité adaptée' })).toBeVisible();
    await expect(text.getByRole('link', { name: 'S’inscrire' })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(text.locator('script')).toHaveCount(0);
    await expect(page.getByText('2 images from the internet are not shown, for your safety.')).toBeVisible();
    // Even a mail that the server overlooked would run nothing: the frame lets no script run.
    await page
      .getByTitle(/Invitation/u)
      .evaluate(
        (frame) =>
          frame instanceof HTMLIFrameElement &&
          (frame.srcdoc +=
            '<script>parent.document.title = "broken"</script><img src=x onerror="parent.document.title = \'broken\'">'),
      );
    await expect(text.getByRole('heading', { name: 'Salon de la mobilité adaptée' })).toBeVisible();
    await expect(page).toHaveTitle(/^Mail/u);
    expect(elsewhere).toEqual([]);
    expect(alerts.filter((message) => message === 'a script ran')).toEqual([]);
  },
);

test('a reply starts in its text, survives a mail server that fails, is sent once and stands among the sent messages', async ({
  page,
}) => {
  const words = `Nous venons la chercher à 11 h 15. ${uniqueName('Réf')}`;
  await arrive(page, 'dispatch', '/mail');
  await line(page, RETURN).click();
  await page.getByRole('button', { name: 'Reply' }).click();
  const dialog = page.getByRole('dialog', { name: `Reply to “${RETURN}”` });
  const text = dialog.getByLabel('Text');
  await expect(text).toBeFocused();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Write your reply above the quoted mail.')).toBeVisible();
  await expectAccessible(page, 'a reply without a text');

  const restore = await refuse(page, '/service/gmail/reply', 503, 'serviceUnavailable');
  await text.press('Control+Home');
  await text.pressSequentially(`${words}\n\n`);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(text).toHaveValue(new RegExp(`^${words}`, 'u'));
  await restore();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Reply kept with the sent mails: no outgoing mail server is configured')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Answered by /u).last()).toBeVisible();

  await page.getByRole('radiogroup').getByText('Sent', { exact: true }).click();
  await expect(page.getByText(words)).toHaveCount(1);
});

test('mails are translated and accessible', SLOW, async ({ page }) => {
  await leaveUnread(RETURN);
  await arrive(page, 'super', '/mail');
  await expect(line(page, HOSTILE)).toBeVisible();
  await expectTranslated(page);
  await expectAccessible(page, 'mails');
  await line(page, HOSTILE).click();
  await expect(page.frameLocator('iframe[title*="Invitation"]').getByRole('heading')).toBeVisible();
  await expectTranslated(page);
  await line(page, PLANNING).click();
  await expect(page.getByRole('button', { name: /planning-dialyse-corrigé\.pdf/u })).toBeVisible();
  await expectTranslated(page);
  await expectAccessible(page, 'a mail with a file');
  // The audit runs as a script, which the frame of an HTML mail refuses: it looks at a mail of text.
  await line(page, RETURN).click();
  await expect(page.getByText('en chaise roulante', { exact: false }).last()).toBeVisible();
  await expectAccessible(page, 'an opened mail');
});

test('a PDF of a mail is read beside the form of its booking, and a request is refused from the mail', async ({
  page,
}) => {
  await arrive(page, 'dispatch', '/mail');
  await line(page, REQUEST).click();
  const mail = page.getByRole('region', { name: REQUEST });
  await mail.getByRole('button', { name: 'Book' }).click();
  const booking = page.getByRole('dialog', { name: 'New booking' });
  const read = booking.getByRole('region', { name: 'Read in demande-transport.pdf' });
  await read.getByRole('button', { name: /^Use: Trip .*10:15/u }).click();
  await expect(booking.getByRole('textbox', { name: /^Appointment/u })).toHaveValue('10:15');
  await expect(read.getByRole('button', { name: /^Use: Mobility Wheelchair/u })).toBeVisible();
  await expectAccessible(page, 'a PDF beside the form');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await mail.getByRole('button', { name: 'Refuse' }).click();
  const refusal = page.getByRole('dialog', { name: `Refuse: ${REQUEST}` });
  const patient = uniqueName('Patient');
  await refusal.getByRole('textbox', { name: /^Patient/u }).fill(patient);
  await refusal.getByRole('textbox', { name: /^Date/u }).fill('02/12/2030');
  await refusal.getByRole('textbox', { name: /^Time/u }).fill('10:15');
  await refusal.getByRole('combobox', { name: /^Reason/u }).selectOption({ label: 'No driver free' });
  await refusal.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Text/u })).toHaveValue(
    /demande de trajet du 02\/12\/2030 à 10:15/u,
  );
  await page.goto('/requests?state=refused');
  await expect(page.getByText(patient)).toBeVisible();
});
