import type { components } from '@navette/openapi/types';
import { messageKey } from '@navette/shared/i18n';

/** A mail that was sent from here. */
export type SentMail = components['schemas']['SentMail'];

/** Word and colour of each state of a sent mail. */
export const sentStates: Readonly<
  Record<SentMail['state'], { readonly word: string; readonly colour: 'gray' | 'green' | 'orange' | 'red' }>
> = {
  sending: { word: messageKey('mail.state.sending'), colour: 'gray' },
  sent: { word: messageKey('mail.state.sent'), colour: 'green' },
  kept: { word: messageKey('mail.state.kept'), colour: 'orange' },
  failed: { word: messageKey('mail.state.failed'), colour: 'red' },
};
