import type { components } from '@navette/openapi/types';
import {
  type AppAction,
  APP_ACTIONS,
  APP_VERSION,
  isInReach,
  OLDEST_POSITION,
  SAY_LENGTH,
} from '@navette/shared/domain';
import { lazyValidator, withSoundTexts } from '../../kernel/validators.ts';

type Schemas = components['schemas'];

/** One user, by id, or all. */
export type Addressee = number | 'all';

/** Messages of staff for the events (specification/live.md#commands). The sender is the session's user, whatever `from` claims. */
export interface CommandMessages {
  action: { readonly to: Addressee; readonly action: AppAction; readonly data?: string | boolean | null };
  say: { readonly to: Addressee; readonly text: string };
  forceDisconnect: { readonly to: number };
  test: { readonly to: Addressee };
}

/** An answer of an app: `id` is that of the command. */
export type AnswerMessage = Schemas['AppAnswer'] & { readonly id: string };

const user = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const addressee = { anyOf: [user, { const: 'all' }] };
const none = { type: 'null' };

/** Schema of an object without other properties. */
export const object = (required: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
});

/** Clients send `from` as in the specification; it is ignored. */
const from = { from: user };
const withData: ReadonlySet<AppAction> = new Set<AppAction>(['appUpdated', 'setInActive', 'setEnabled']);
const action = (name: object, data: object, optional: Record<string, object> = {}) =>
  object({ to: addressee, action: name, ...(data === none ? {} : { data }) }, { ...from, ...optional });

const schemas: Readonly<Record<keyof CommandMessages | 'answered', object>> = {
  action: {
    anyOf: [
      action({ enum: APP_ACTIONS.filter((name) => !withData.has(name)) }, none, { data: none }),
      action({ const: 'appUpdated' }, { type: 'string', pattern: APP_VERSION.source }),
      action({ const: 'setInActive' }, { type: 'boolean' }),
      action({ const: 'setEnabled' }, { const: true }),
    ],
  },
  say: object(
    { to: addressee, text: { type: 'string', minLength: 1, maxLength: SAY_LENGTH, pattern: String.raw`\S` } },
    from,
  ),
  forceDisconnect: object({ to: user }, from),
  test: object({ to: addressee }, from),
  answered: object({
    id: { type: 'string', format: 'uuid' },
    done: { type: 'boolean' },
    reason: { $ref: '#/components/schemas/AppAnswer/properties/reason' },
    info: { $ref: '#/components/schemas/AppAnswer/properties/info' },
  }),
};

/** Whether a message is a known event. */
export type Guard<Message> = (message: unknown) => message is Message;

/** Type guard by a JSON schema. */
export function guardOf<Message>(schema: object): Guard<Message> {
  const keeps = withSoundTexts(lazyValidator(schema, 'json'));
  return (message): message is Message => keeps(message);
}

/** Validates the commands of staff. */
export const isCommand: { readonly [Kind in keyof CommandMessages]: Guard<CommandMessages[Kind]> } = {
  action: guardOf(schemas.action),
  say: guardOf(schemas.say),
  forceDisconnect: guardOf(schemas.forceDisconnect),
  test: guardOf(schemas.test),
};

/** Validates the answers of apps. */
export const isAnswer: Guard<AnswerMessage> = guardOf(schemas.answered);

const isInfo: Guard<Schemas['AppInfo']> = guardOf({ $ref: '#/components/schemas/AppInfo' });

/** Information that an app sends when it connects; undefined when it is missing or invalid. */
export function infoOfHandshake({ info }: { readonly info?: unknown }, now: Date): Schemas['AppInfo'] | undefined {
  return info !== undefined && isInfo(info) ? believedInfo(info, now) : undefined;
}

/**
 * Report of an app about itself, with the plausibility rules of positions: without an impossible place, or one of days ago; a clock that runs ahead
 * is clamped to now.
 */
export function believedInfo(info: Schemas['AppInfo'], now: Date): Schemas['AppInfo'] {
  if (!info.position) return info;
  const time = Math.min(Date.parse(info.position.time), now.getTime());
  const isBelieved = isInReach(info.position) && time >= now.getTime() - OLDEST_POSITION;
  return { ...info, position: isBelieved ? { ...info.position, time: new Date(time).toISOString() } : null };
}
