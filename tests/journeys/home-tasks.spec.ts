import type { Locator, Page } from '@playwright/test';
import { callAs, sharedSession } from '../office/api.ts';
import { expectAccessible } from '../office/accessibility.ts';
import { expectTranslated } from '../office/translation.ts';
import { uniqueName } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const BOARD = '/?tab=tasks';

interface Task {
  readonly id: string;
  readonly data: { readonly title: string };
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cardIn = (page: Page, name: string, title: string) => column(page, name).getByRole('group', { name: title });
const quickAdd = (page: Page) => page.getByRole('textbox', { name: 'New task for today' });

/** Through the dialog, for the first of a name. */
async function assign(page: Page, title: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New task', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New task' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Time').fill('9h30');
  await dialog.getByLabel('Comment').fill('Before noon.');
  await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** As a person does: press, move a little, go there, let go. */
async function drag(page: Page, card: Locator, target: Locator): Promise<void> {
  const from = await card.boundingBox();
  const to = await target.boundingBox();
  if (!from || !to) throw new Error('not on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + 16, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + 80, { steps: 12 });
  await page.mouse.up();
}

// The board shows the last 25: those of earlier journeys would push each other out.
test.afterEach(async () => {
  for (const role of ['dispatch', 'admin'] as const)
    for (const { id } of (await callAs<Task[]>(role, 'GET', '/service/live/tasks')).filter(({ data }) =>
      data.title.startsWith('Tache'),
    ))
      await callAs(role, 'DELETE', `/service/live/tasks/${id}`);
});

test('a task that two share is seen and moved by both at once', async ({ browser, page }) => {
  const title = uniqueName('Tache');
  const context = await browser.newContext();
  const colleague = await context.newPage();
  await arrive(colleague, 'admin', BOARD);
  await expect(column(colleague, 'On hold')).toBeVisible();
  await arrive(page, 'dispatch', BOARD);
  const { user } = await sharedSession('admin');
  await assign(page, title, `${user.lastname} ${user.firstname}`);
  await expect(cardIn(page, 'On hold', title)).toContainText('09:30');

  const card = cardIn(colleague, 'On hold', title);
  await expect(card).toContainText('Before noon.');
  await colleague.getByRole('button', { name: `Move to…: ${title}` }).click();
  await colleague.getByRole('menuitemradio', { name: 'Needs review' }).click();
  await expect(cardIn(colleague, 'Needs review', title)).toBeVisible();
  await expect(colleague.getByRole('button', { name: `Move to…: ${title}` })).toBeFocused();
  await expect(cardIn(page, 'Needs review', title)).toBeVisible();

  await page.getByRole('button', { name: `Edit: ${title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit task' });
  await form.getByLabel('Comment').fill('Done already?');
  await colleague.getByRole('button', { name: `Move to…: ${title}` }).click();
  await colleague.getByRole('menuitemradio', { name: 'Done' }).click();
  await expect(cardIn(colleague, 'Done', title)).toBeVisible();
  await expect(form.getByLabel('Comment')).toHaveValue('Done already?');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(cardIn(page, 'Done', title)).toContainText('Done already?');
  await expect(cardIn(colleague, 'Done', title)).toContainText('Done already?');
  await context.close();
});

test('a task is dragged by pointer and by keyboard, with one save at the drop', SLOW, async ({ page }) => {
  const title = uniqueName('Tache');
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.url());
  });
  await arrive(page, 'dispatch', '/todo');
  await quickAdd(page).fill(title);
  await quickAdd(page).press('Enter');
  await expect(quickAdd(page)).toHaveValue('');
  await drag(page, cardIn(page, 'On hold', title), column(page, 'In progress'));
  await expect(cardIn(page, 'In progress', title)).toBeVisible();
  await expect.poll(() => saves.length).toBe(1);

  await cardIn(page, 'In progress', title).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`“${title}” is lifted, in the column In progress.`)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`“${title}” is over the column Needs review.`)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`“${title}” stays in the column In progress.`)).toBeAttached();
  expect(saves).toHaveLength(1);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`“${title}” is over the column Needs review.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(cardIn(page, 'Needs review', title)).toBeFocused();
  await expect.poll(() => saves.length).toBe(2);
  await page.reload();
  await expect(cardIn(page, 'Needs review', title)).toBeVisible();
});

test('the task board and its form are translated and accessible', SLOW, async ({ page }) => {
  const title = uniqueName('Tache');
  await callAs('dispatch', 'POST', '/service/live/tasks', {
    data: { title, date: '2026-01-05', time: '09:00', comment: 'Une phrase.' },
  });
  await arrive(page, 'dispatch', BOARD);
  const card = page.getByRole('group', { name: title });
  await expect(card).toBeVisible();
  await expectTranslated(page);
  await expectAccessible(page, 'task board');
  await card.getByRole('button').nth(1).click();
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  await expectAccessible(page, 'menu of a task');
  await page.keyboard.press('Escape');
  await card.press('Enter');
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await expectTranslated(page);
  await expectAccessible(page, 'form of a task');
});
