import { parseWeekdays, slotsText } from '@navette/shared/domain';
import type { BodyOf, Handler, Handlers } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import { findDriver } from '../drivers/driver-queries.ts';
import { cleanForm } from '../records/clean-form.ts';
import { found } from '../../kernel/found.ts';
import { rulesByDriver } from '../../db/availability.ts';
import { listLeave, replaceRules } from './pattern-queries.ts';
import type { MasterdataServices } from '../services.ts';

const NO_WEEKDAYS = Array.from({ length: 7 }, () => '');

const getAvailabilityPattern: Handler<'getAvailabilityPattern', MasterdataServices> = async ({
  path: { id },
  services: { db },
}) => {
  found(await findDriver(db, id));
  const { weekdays = [] } = (await rulesByDriver(db, id)).get(id) ?? {};
  return {
    weekdays: weekdays.length === 7 ? weekdays.map((slots) => slotsText(slots)) : NO_WEEKDAYS,
    leave: await listLeave(db, id),
  };
};

const saveAvailabilityPattern: Handler<'saveAvailabilityPattern', MasterdataServices> = async ({
  path: { id },
  body,
  services: { db },
}) => {
  found(await findDriver(db, id));
  checkLeave(body);
  const leave = body.leave.map((period) => cleanForm(period));
  await replaceRules(db, id, { weekdays: parseWeekdays(body.weekdays), leave });
  return { affectedRows: 1 };
};

function checkLeave({ leave }: BodyOf<'saveAvailabilityPattern'>): void {
  const wrong = leave.flatMap(({ startDate, endDate }, index) =>
    endDate < startDate ? [{ field: `leave.${index}.endDate`, messageKey: 'validation.endBeforeStart' }] : [],
  );
  if (wrong.length > 0) throw invalid(...wrong);
}

export const patternHandlers = {
  getAvailabilityPattern,
  saveAvailabilityPattern,
} satisfies Handlers<MasterdataServices>;
