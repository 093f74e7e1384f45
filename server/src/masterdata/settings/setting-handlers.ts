import type { Handler, Handlers } from '../../app/operation.ts';
import { missing, refuse } from '../records/check-form.ts';
import { cleanForm } from '../records/clean-form.ts';
import { found } from '../records/found.ts';
import { checkSetting } from './setting-limits.ts';
import { changeSetting, listSettingRows, putSetting } from './setting-queries.ts';

const listSettings: Handler<'listSettings'> = ({ services }) => listSettingRows(services.db);

/** The same list: both calls exist (S1 §7). */
const readSettings: Handler<'readSettings'> = ({ services }) => listSettingRows(services.db);

const saveSetting: Handler<'saveSetting'> = async ({ body, services }) => {
  const form = cleanForm(body);
  refuse(missing(form, ['variable']));
  checkSetting(form.variable, form.value);
  return form.id ? found(await changeSetting(services.db, form.id, form.variable, form.value)) : putSetting(services.db, form.variable, form.value);
};

export const settingHandlers = { listSettings, readSettings, saveSetting } satisfies Handlers;
