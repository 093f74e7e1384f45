import { Motive, normalisePhone } from '@navette/shared/domain';
import type { BodyOf } from '../../kernel/operation.ts';
import { invalid, type ProblemField } from '../../kernel/problem.ts';

/** Values of a request, whatever its channel. */
export type RequestFields = Omit<BodyOf<'createTripRequest'>, 'source'>;

/**
 * Columns of a new request: trimmed texts, stored phone.
 * @throws ProblemError with every wrong field
 */
export function requestValues(given: RequestFields, today: string) {
  const text = (value: string | null | undefined) => value?.trim() || null;
  const tel = text(given.tel);
  const lastname = text(given.lastname);
  const wrong: ProblemField[] = [
    ...(lastname === null ? [{ field: 'lastname', messageKey: 'validation.required' }] : []),
    ...(tel !== null && !normalisePhone(tel) ? [{ field: 'tel', messageKey: 'validation.phone' }] : []),
    ...((given.birthday ?? '') > today ? [{ field: 'birthday', messageKey: 'validation.future' }] : []),
    ...((given.returnTime ?? '99') < given.time
      ? [{ field: 'returnTime', messageKey: 'validation.endBeforeStart' }]
      : []),
  ];
  if (lastname === null || wrong.length > 0) throw invalid(...wrong);
  return {
    lastname,
    firstname: text(given.firstname),
    birthday: given.birthday ?? null,
    tel: tel === null ? null : (normalisePhone(tel) ?? null),
    type: given.type ?? 'to',
    date: given.date,
    time: given.time,
    fromPlace: text(given.fromPlace),
    toPlace: text(given.toPlace),
    motive: given.motive ?? Motive.none,
    mobility: given.mobility ?? null,
    returnTime: given.returnTime ?? null,
    willCall: given.willCall ?? false,
    remark: text(given.remark),
    contact: text(given.contact),
  };
}
