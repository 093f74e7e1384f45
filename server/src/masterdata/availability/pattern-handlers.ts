import { parseWeekdays, personName, slotsText, parseSlots } from '@navette/shared/domain';
import { noteForLog, type FieldChange } from '../../kernel/log-details.ts';
import type { Db } from '../../db/database.ts';
import type { AnswerOf, BodyOf, Handler, Handlers } from '../../kernel/operation.ts';
import { invalid, found } from '../../kernel/problem.ts';
import { findDriver } from '../drivers/driver-queries.ts';
import { cleanForm } from '../records/check-form.ts';
import { rulesByDriver } from '../../db/availability.ts';
import { changeVersioned, readVersioned } from '../records/versioned.ts';
import { listLeave, lockRules, replaceRules, hoursText } from './pattern-queries.ts';
import type { MasterdataServices } from '../services.ts';

const NO_WEEKDAYS = Array.from({ length: 7 }, () => '');

async function readPattern(db: Db, id: number): Promise<AnswerOf<'getAvailabilityPattern'>> {
  found(await findDriver(db, id));
  const { weekdays = [] } = (await rulesByDriver(db, id)).get(id) ?? {};
  return {
    weekdays: weekdays.length === 7 ? weekdays.map((slots) => slotsText(slots)) : NO_WEEKDAYS,
    leave: await listLeave(db, id),
  };
}

const versioned = (id: number) => ({
  kind: 'availability' as const,
  key: id,
  read: (db: Db) => readPattern(db, id),
  lock: (trx: Db) => lockRules(trx, id),
});

const getAvailabilityPattern: Handler<'getAvailabilityPattern', MasterdataServices> = (call) =>
  readVersioned(call, versioned(call.path.id));

type Pattern = AnswerOf<'getAvailabilityPattern'>;

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const leaveText = ({ leave }: Pattern): string | null =>
  leave
    .map(({ startDate, endDate, reason }) => `${startDate} - ${endDate}${reason === null ? '' : ` (${reason})`}`)
    .join(', ') || null;

/** Changes of a driver's rules: a line for each weekday with its unavailable hours, and one for all periods of leave. */
function patternChanges(before: Pattern, after: Pattern): readonly FieldChange[] {
  const days = WEEKDAYS.map((field, index) => {
    const [was, is] = [before, after].map(({ weekdays }) => hoursText(parseSlots(weekdays[index] ?? null)));
    return { field, before: was ?? null, after: is ?? null };
  });
  return [...days, { field: 'leave', before: leaveText(before), after: leaveText(after) }].filter(
    (change) => change.before !== change.after,
  );
}

const saveAvailabilityPattern: Handler<'saveAvailabilityPattern', MasterdataServices> = async (call) => {
  const { path, body, services, request } = call;
  checkLeave(body);
  const driver = found(await findDriver(services.db, path.id));
  const leave = body.leave.map((period) => cleanForm(period));
  await changeVersioned(call, versioned(path.id), async (trx, record) => {
    await replaceRules(trx, path.id, { weekdays: parseWeekdays(body.weekdays), leave });
    const changes = patternChanges(record, await readPattern(trx, path.id));
    noteForLog(request, { subject: personName(driver, 'list'), changes });
  });
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
