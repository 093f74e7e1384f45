import { listAddress, rowOf } from '../office/booking-form.ts';
import { quietDay, shownDay } from '../office/days.ts';
import { expectTranslated } from '../office/translation.ts';
import { newBooking } from '../office/records.ts';
import { refuse } from '../office/fake-problems.ts';
import { arrive } from '../people/at-work.ts';
import { TEXTS } from '../people/texts.ts';
import { LOCALES } from '../people/sign-in.ts';
import { coreIf, expect, SLOW, test } from '../suite/journey.ts';

const LANG = { fr: 'fr-BE', nl: 'nl-BE', en: 'en-GB' } as const;

for (const locale of LOCALES) {
  const texts = TEXTS[locale];

  test(`bookings are shown in ${locale} in every state`, coreIf(locale === 'en'), async ({ page }) => {
    const day = quietDay();
    const { id } = await newBooking(day);
    await arrive(page, 'super', listAddress(day), { locale });
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}|${LANG[locale]}`));
    await expect(page).toHaveTitle(`${texts.bookings} · Navette`);
    await expect(rowOf(page, id)).toContainText(shownDay(day));
    await expect(rowOf(page, id)).toContainText('10:00');
    await expectTranslated(page);

    await page.getByRole('button', { name: texts.newBooking }).click();
    const form = page.getByRole('dialog', { name: texts.newBooking });
    await form.getByText(texts.insured).click();
    await form.getByRole('button', { name: texts.save }).click();
    await expect(form.getByText(texts.required).first()).toBeVisible();
    await expectTranslated(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: texts.keepEditing })).toBeFocused();
    await expectTranslated(page);
    await page.getByRole('button', { name: texts.discard }).click();
    await expect(form).toBeHidden();

    await rowOf(page, id).focus();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('alertdialog')).toContainText(shownDay(day));
    await expectTranslated(page);
    await page.keyboard.press('Escape');

    const empty = quietDay();
    await page.goto(listAddress(empty));
    await expect(page.getByText(texts.noBookings)).toBeVisible();
    await expectTranslated(page);
    await refuse(page, '/service/booking/byDate', 503, 'unavailable');
    await page.goto(listAddress(day));
    await expect(page.getByText(texts.listFailed)).toBeVisible();
    await expect(page.getByRole('button', { name: texts.retry })).toBeVisible();
    await expectTranslated(page);
  });
}

test('the language of the bookings page changes at once and outlives a reload', SLOW, async ({ page }) => {
  const day = quietDay();
  await newBooking(day);
  await arrive(page, 'dispatch', listAddress(day), { locale: 'fr' });
  await expect(page.getByRole('heading', { level: 1, name: TEXTS.fr.bookings })).toBeVisible();
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TEXTS.nl.bookings })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^nl/);
  await expectTranslated(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: TEXTS.nl.bookings })).toBeVisible();
});
