import { callAs } from '../office/api.ts';
import { expectAccessible } from '../office/accessibility.ts';
import { quietDay } from '../office/days.ts';
import { expectTranslated } from '../office/translation.ts';
import { newBooking } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { LOCALES } from '../people/sign-in.ts';
import { expect, test } from '../suite/journey.ts';

const NOTICE = {
  fr: 'Cette réservation est archivée : consultation seulement.',
  nl: 'Deze boeking is gearchiveerd: alleen raadplegen.',
  en: 'This booking is archived: it can only be looked at.',
} as const;

for (const locale of LOCALES) {
  test(`an archived booking is looked at and no more, ${locale}`, async ({ page }) => {
    const { id } = await newBooking(quietDay());
    await callAs('super', 'PUT', `/service/booking/archive/${id}`);
    await arrive(page, 'super', `/booking?id=${id}`, { locale });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(NOTICE[locale])).toBeVisible();
    await expect(dialog.getByRole('combobox').first()).toBeDisabled();
    await expect(dialog.locator('button[type=submit]')).toBeDisabled();
    await expectAccessible(page, `an archived booking, ${locale}`);
    await expectTranslated(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}
