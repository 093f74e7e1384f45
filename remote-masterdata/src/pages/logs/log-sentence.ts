import { isIsoDate } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { FormattingContext } from '@navette/shared/ui-table';
import { KINDS, LOG_ACTS, SIGN_INS, VERBS } from './log-acts.ts';
import { LOG_FIELDS } from './log-fields.ts';
import { INVOICE_KINDS, LOG_RECORDS } from './log-records.ts';
import type { LogEntry } from './requests/use-logs.ts';

/** `changed the client Jan Peeters: Mobile, +32 470 12 34 56 → +32 470 99 99 99`: a line of the log as the office says it, without who did it. */
export function logSentence(entry: LogEntry, context: FormattingContext): string {
  const act = actOf(entry, context);
  if (entry.changes.length === 0) return act;
  return context.t('logs.did.changes', {
    act,
    changes: entry.changes.map((one) => changeText(one, context)).join('; '),
  });
}

function actOf(entry: LogEntry, { t }: FormattingContext): string {
  const { operation, outcome, method, url } = entry;
  const subject = entry.subject === null ? null : subjectText(entry.subject, t);
  if (outcome !== null) return t(SIGN_INS[outcome], { name: subject ?? '', call: `${method} ${url}` });
  const act = LOG_ACTS[operation ?? ''];
  const [, path = '', id = ''] = /^\/api\/(\w+)(?:\/(\d+))?$/u.exec(url) ?? [];
  // Of several records the line may name none: nothing follows the colon then.
  if (act !== undefined) return t(act, { name: subject ?? '' }).replace(/\s*:?\s*$/u, '');
  const [did, record] = LOG_RECORDS[operation ?? ''] ?? [];
  if (did !== undefined && record !== undefined) return t(did, { record: t(record, { name: subject ?? '' }).trim() });
  const [, command] = /^\/socket\/(?:action\/)?(\w+)$/u.exec(url) ?? [];
  if (command !== undefined)
    return subject === null ? t('logs.did.commandAll', { command }) : t('logs.did.command', { command, name: subject });
  const [verb, kind] = [VERBS[method], KINDS[path]];
  if (verb === undefined || kind === undefined) return t('logs.did.other', { method, url });
  return t(verb, { record: t(kind, { name: subject ?? (id && t('logs.number', { id })) }).trim() });
}

/** An invoice of one of the three series, `driver 000012`, in words; any other subject as it is. */
function subjectText(subject: string, t: FormattingContext['t']): string {
  const [, kind = '', name = ''] = /^(\w+) (\d+)$/u.exec(subject) ?? [];
  const record = INVOICE_KINDS[kind];
  return record === undefined ? subject : t(record, { name });
}

type Change = LogEntry['changes'][number];

function changeText({ field, before, after }: Change, context: FormattingContext): string {
  const label = LOG_FIELDS[field];
  return context.t('logs.change', {
    // Changes of days are named by their day.
    field: label !== undefined ? context.t(label) : isIsoDate(field) ? context.formats.formatDate(field) : field,
    before: valueText(field, before, context),
    after: valueText(field, after, context),
  });
}

const FLAGS: Readonly<Record<string, string>> = { true: messageKey('shared.yes'), false: messageKey('shared.no') };

function valueText(field: string, value: string | null, { t, formats }: FormattingContext): string {
  if (value === null) return t('logs.change.empty');
  const flag = FLAGS[value];
  if (flag !== undefined) return t(flag);
  if (isIsoDate(value)) return formats.formatDate(value);
  return field === 'tel' || field === 'mobile' ? formats.formatPhone(value) : value;
}
