import { MESSAGE_EVENT_VALUES, type MessageEvent } from '@navette/openapi/enums';
import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import {
  DOCUMENT_LANGUAGES,
  type DocumentLanguage,
  isClockTime,
  LONGEST_MESSAGE,
  MESSAGE_TEXTS,
  PLACEHOLDERS_OF,
  smsSize,
  wrongPlaceholders,
} from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { fieldsFor, Form, FormSection, messageWith, required, useNavetteForm, useWatch } from '@navette/shared/ui-form';
import { pathOfCall, useVersionedSave } from '@navette/shared/ui-records';
import { useState, type ReactNode } from 'react';
import * as z from 'zod';
import { requiredText, useField } from '../../records/fields.ts';
import { FormFoot, type TabFormProps } from './form-tab.tsx';

type MessageSettings = components['schemas']['MessageSettings'];

const time = required(z.string().refine(isClockTime, messageKey('validation.time')));
const whole = required(z.int().min(1).max(120));

const textOf = (event: MessageEvent) =>
  requiredText(LONGEST_MESSAGE).superRefine((text, context) => {
    const [name] = wrongPlaceholders(event, text);
    if (name !== undefined)
      context.addIssue({ code: 'custom', message: messageWith('validation.placeholder', { name }) });
  });

const textsOf = (event: MessageEvent) => z.object({ fr: textOf(event), nl: textOf(event), en: textOf(event) });

const fields = z.object({
  events: z.object({
    confirmed: z.boolean(),
    tomorrow: z.boolean(),
    onTheWay: z.boolean(),
    late: z.boolean(),
    cancelled: z.boolean(),
    changed: z.boolean(),
    daysCancelled: z.boolean(),
  }),
  quietFrom: time,
  quietUntil: time,
  reminderTime: time,
  minutesAhead: whole,
  partPrice: required(z.number().min(0).max(10)),
  texts: z.object({
    confirmed: textsOf('confirmed'),
    tomorrow: textsOf('tomorrow'),
    onTheWay: textsOf('onTheWay'),
    late: textsOf('late'),
    cancelled: textsOf('cancelled'),
    changed: textsOf('changed'),
    daysCancelled: textsOf('daysCancelled'),
  }),
});

/** Form of the messages to clients and wards. Its output is the request body. */
const messagesSchema = fields.transform(({ events, texts, ...others }): MessageSettings => ({
  ...others,
  events: MESSAGE_EVENT_VALUES.filter((event) => events[event]),
  texts: MESSAGE_EVENT_VALUES.flatMap((event) =>
    DOCUMENT_LANGUAGES.map((language) => ({ event, language, text: texts[event][language] })),
  ),
}));

function messagesValues({ events, texts, ...others }: MessageSettings): z.input<typeof messagesSchema> {
  const written = (event: MessageEvent, language: DocumentLanguage): string =>
    texts.find((text) => text.event === event && text.language === language)?.text ?? MESSAGE_TEXTS[event][language];
  const inLanguages = (event: MessageEvent) => ({
    fr: written(event, 'fr'),
    nl: written(event, 'nl'),
    en: written(event, 'en'),
  });
  return {
    ...others,
    events: {
      confirmed: events.includes('confirmed'),
      tomorrow: events.includes('tomorrow'),
      onTheWay: events.includes('onTheWay'),
      late: events.includes('late'),
      cancelled: events.includes('cancelled'),
      changed: events.includes('changed'),
      daysCancelled: events.includes('daysCancelled'),
    },
    texts: {
      confirmed: inLanguages('confirmed'),
      tomorrow: inLanguages('tomorrow'),
      onTheWay: inLanguages('onTheWay'),
      late: inLanguages('late'),
      cancelled: inLanguages('cancelled'),
      changed: inLanguages('changed'),
      daysCancelled: inLanguages('daysCancelled'),
    },
  };
}

const Fields = fieldsFor(messagesSchema);

const SAVED = {
  path: pathOfCall(['get', '/service/settings/messages']),
  read: async () => messagesValues(await dataOf(api.GET('/service/settings/messages'))),
};

/** Form of texts and times of messages to clients and wards (specification/messages.md). */
export function MessagesForm({
  settings,
  onSaved,
  onDiscard,
}: TabFormProps & { readonly settings: MessageSettings }): ReactNode {
  const t = useT();
  const field = useField('settings.messages.');
  const [defaultValues] = useState(() => messagesValues(settings));
  const form = useNavetteForm({
    schema: messagesSchema,
    defaultValues,
    name: messageKey('settings.messages.form.name'),
  });
  const save = useVersionedSave(form, { ...SAVED, values: defaultValues }, saveMessageSettings);
  return (
    <Form form={form} onSubmit={save} onSaved={onSaved}>
      <FormSection title={t('settings.messages.times')}>
        <Fields.TimeField {...field('quietFrom')} required span={3} />
        <Fields.TimeField {...field('quietUntil')} required span={3} />
        <Fields.TimeField {...field('reminderTime')} required span={3} />
        <Fields.NumberField {...field('minutesAhead')} required span={3} />
        <Fields.NumberField {...field('partPrice')} digits={4} required span={3} />
      </FormSection>
      {MESSAGE_EVENT_VALUES.map((event) => (
        <EventSection key={event} event={event} />
      ))}
      <FormFoot isDirty={form.isDirty} isSubmitting={form.formState.isSubmitting} onDiscard={onDiscard} />
    </Form>
  );
}

/** Texts of an event in the three languages, with their length as SMS. */
function EventSection({ event }: { readonly event: MessageEvent }): ReactNode {
  const t = useT();
  const placeholders = PLACEHOLDERS_OF[event].map((name) => `{${name}}`).join(' ');
  return (
    <FormSection title={t(`settings.messages.event.${event}`)}>
      <Fields.CheckboxField name={`events.${event}`} label={t('settings.messages.tell')} span={12} />
      <Text tone="muted" gridColumn="1 / -1">
        {t('settings.messages.placeholders', { placeholders })}
      </Text>
      {DOCUMENT_LANGUAGES.map((language) => (
        <MessageField key={language} {...{ event, language }} />
      ))}
    </FormSection>
  );
}

interface MessageFieldProps {
  readonly event: MessageEvent;
  readonly language: DocumentLanguage;
}

function MessageField({ event, language }: MessageFieldProps): ReactNode {
  const t = useT();
  const name = `texts.${event}.${language}` as const;
  const text: unknown = useWatch({ name });
  const { encoding, units, parts } = smsSize(typeof text === 'string' ? text : '');
  return (
    <Fields.TextAreaField
      name={name}
      label={t(`settings.messages.language.${language}`)}
      help={t(`settings.messages.size.${encoding}`, { units, parts })}
      rows={3}
      required
      span={12}
    />
  );
}

/**
 * Saves the settings.
 * @throws {ApiProblem} `validation` with the refused fields
 */
async function saveMessageSettings(body: MessageSettings): Promise<void> {
  await api.PUT('/service/settings/messages', { body });
}
