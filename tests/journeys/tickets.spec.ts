import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows } from '../office/booking-form.ts';
import { quietDay } from '../office/days.ts';
import { expectTranslated } from '../office/translation.ts';
import { newBooking } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const ticketOf = (page: Page, bookingId: number): Locator =>
  bodyRows(page).filter({ has: page.getByRole('gridcell', { name: String(bookingId), exact: true }) });

/** A real photo, if a dull one. */
async function jpeg(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 640, height: 480 });
    const pencil = canvas.getContext('2d');
    if (!pencil) throw new Error('no canvas');
    pencil.fillStyle = 'orange';
    pencil.fillRect(0, 0, 640, 480);
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

async function upload(page: Page, bookingId: number, buffer: Buffer): Promise<Locator> {
  await page.getByRole('button', { name: 'Add a receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a receipt' });
  await dialog.getByLabel('Booking no.').fill(String(bookingId));
  await dialog.locator('input[type=file]').setInputFiles({ name: 'parking.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog.getByText('parking.jpg')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  return dialog;
}

test('a photo that is added appears on another screen at once, and is gone there when it is deleted', async ({
  browser,
  page,
}) => {
  const { id } = await newBooking(quietDay());
  const colleague = await (await browser.newContext()).newPage();
  await arrive(colleague, 'super', `/tickets?q=${id}`);
  await expect(colleague.getByText('No row matches the search or the filters.')).toBeVisible();
  await arrive(page, 'super', `/tickets?q=${id}`);
  const dialog = await upload(page, id, await jpeg(page));
  await expect(dialog).toBeHidden();
  await expect(ticketOf(colleague, id)).toBeVisible();
  await ticketOf(colleague, id).dblclick();
  await expect(colleague.getByRole('dialog').getByRole('img')).toBeVisible();
  await expect
    .poll(() =>
      colleague
        .getByRole('dialog')
        .getByRole('img')
        .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    )
    .toBeGreaterThan(0);
  await ticketOf(page, id).focus();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: `Delete the receipt of booking ${id}?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(ticketOf(page, id)).toBeVisible();
  await ticketOf(page, id).focus();
  await page.keyboard.press('Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(ticketOf(page, id)).toBeHidden();
  await expect(ticketOf(colleague, id)).toBeHidden();
  await colleague.context().close();
});

test('a file that is not a photo is refused with the reason, and the input is kept', async ({ page }) => {
  const { id } = await newBooking(quietDay());
  await arrive(page, 'super', `/tickets?q=${id}`);
  const photo = await jpeg(page);
  const dialog = await upload(page, id, Buffer.from('<!doctype html><p>Dear dispatcher, I lost the receipt.</p>'));
  const damaged = dialog.getByText('This file is damaged or incomplete. Choose another one, or take the photo again.');
  await expect(damaged).toBeVisible();
  await expectAccessible(page, 'a photo that is none');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await choose('IMG_0042.HEIC', '', Buffer.from('heic'));
  await expect(dialog.getByText('A HEIC photo cannot be kept: save it as JPEG first.')).toBeVisible();
  await choose('scan.jpg', 'image/jpeg', Buffer.concat([photo, Buffer.alloc(11_000_000)]));
  await expect(dialog.getByText('This file is too large: 10 MB at most.')).toBeVisible();
  // A browser draws what there is of it.
  await choose('half.jpg', 'image/jpeg', photo.subarray(0, Math.floor(photo.length / 2)));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(damaged).toBeVisible();
  await expect(dialog.getByLabel('Booking no.')).toHaveValue(String(id));
  await choose('parking.jpg', 'image/jpeg', photo);
  await expect(damaged).toBeHidden();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(ticketOf(page, id)).toBeVisible();
});

test('the tickets and the form of a new one are accessible', SLOW, async ({ page }) => {
  await arrive(page, 'super', '/tickets');
  await expect(bodyRows(page).first()).toBeVisible();
  await expectAccessible(page, 'tickets');
  await bodyRows(page).first().dblclick();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectAccessible(page, 'a photo');
  await expectTranslated(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page, 'form of a ticket');
  await expectTranslated(page);
});
