import { MESSAGE_EVENT_VALUES, type MessageEvent } from '@navette/openapi/enums';
import {
  DOCUMENT_LANGUAGES,
  isClockTime,
  MESSAGE_TEXTS,
  messageSetting,
  wrongPlaceholders,
} from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import type { AnswerOf, Handler, Handlers } from '../../kernel/operation.ts';
import type { ProblemField } from '../../kernel/problem.ts';
import { refuse } from '../records/check-form.ts';
import { changeVersioned, readVersioned } from '../records/versioned.ts';
import type { MasterdataServices } from '../services.ts';
import { putSettings } from './setting-handlers.ts';
import { lockSettings, settingsByName } from './setting-queries.ts';

/** Texts and times of messages to clients and wards (specification/messages.md). */
export type MessageSettings = AnswerOf<'getMessageSettings'>;

const ALL_TEXTS = MESSAGE_EVENT_VALUES.flatMap((event) =>
  DOCUMENT_LANGUAGES.map((language) => ({ event, language, variable: messageSetting(event, language) })),
);

/** One letter an event: the five names are longer than a value of the table of settings. */
const codeOf = (event: MessageEvent): string => String(MESSAGE_EVENT_VALUES.indexOf(event));

const EVENTS = 'messageEvents';
const QUIET = 'messageQuiet';
const REMINDER = 'messageReminder';
const AHEAD = 'messageAhead';
const PRICE = 'messagePrice';

function settingsFrom(settings: ReadonlyMap<string, string | null>): MessageSettings {
  const text = (name: string, fits: (value: string) => boolean, otherwise: string) => {
    const value = settings.get(name) ?? '';
    return fits(value) ? value : otherwise;
  };
  const events = settings.get(EVENTS);
  const [quietFrom = '', quietUntil = ''] = text(QUIET, isQuiet, '21:00-08:00').split('-');
  return {
    events: MESSAGE_EVENT_VALUES.filter((event) => events?.includes(codeOf(event)) ?? true),
    quietFrom,
    quietUntil,
    reminderTime: text(REMINDER, isClockTime, '17:00'),
    minutesAhead: Number(text(AHEAD, (value) => /^[1-9]\d{0,2}$/u.test(value) && Number(value) <= 120, '20')),
    partPrice: Number(text(PRICE, (value) => /^\d{1,2}(?:\.\d{1,4})?$/u.test(value), '0')),
    texts: ALL_TEXTS.map(({ event, language, variable }) => ({
      event,
      language,
      text: settings.get(variable) || MESSAGE_TEXTS[event][language],
    })),
  };
}

function isQuiet(value: string): boolean {
  const [from, until, ...more] = value.split('-');
  return more.length === 0 && isClockTime(from ?? '') && isClockTime(until ?? '');
}

const settingsOf = ({ events, quietFrom, quietUntil, reminderTime, minutesAhead, partPrice, texts }: MessageSettings) =>
  new Map<string, string | null>([
    [EVENTS, events.map(codeOf).join('')],
    [QUIET, `${quietFrom}-${quietUntil}`],
    [REMINDER, reminderTime],
    [AHEAD, String(minutesAhead)],
    [PRICE, String(partPrice)],
    ...texts.map(({ event, language, text }): [string, string] => [messageSetting(event, language), text.trim()]),
  ]);

const messageRecord = {
  kind: 'messages',
  key: 1,
  read: (db: Db) => messageSettings(db),
  lock: lockSettings,
} as const;

/** The settings of messages as they are now. */
export const messageSettings = async (db: Db): Promise<MessageSettings> => settingsFrom(await settingsByName(db));

/** An unknown placeholder would reach the phone of a client. */
const wrongTexts = ({ texts }: MessageSettings): ProblemField[] =>
  texts.flatMap(({ event, text }, index): ProblemField[] => {
    const field = `texts.${index}.text`;
    if (text.trim() === '') return [{ field, messageKey: 'validation.required' }];
    const [name] = wrongPlaceholders(event, text);
    return name === undefined ? [] : [{ field, messageKey: 'validation.placeholder', params: { name } }];
  });

const wrongPrice = ({ partPrice }: MessageSettings): ProblemField[] =>
  partPrice === Number(partPrice.toFixed(4)) ? [] : [{ field: 'partPrice', messageKey: 'validation.number' }];

const getMessageSettings: Handler<'getMessageSettings', MasterdataServices> = (call) =>
  readVersioned(call, messageRecord);

const saveMessageSettings: Handler<'saveMessageSettings', MasterdataServices> = async (call) => {
  const { body } = call;
  refuse(wrongTexts(body), wrongPrice(body));
  return changeVersioned(call, messageRecord, (trx, before) =>
    putSettings(trx, call, settingsOf(before), settingsOf(body)),
  );
};

export const messageSettingHandlers = {
  getMessageSettings,
  saveMessageSettings,
} satisfies Handlers<MasterdataServices>;
