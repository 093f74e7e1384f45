import type { MessageState } from '@navette/openapi/enums';
import type { components } from '@navette/openapi/types';
import { api, dataOf, invalidate } from '@navette/shared/api';
import { personName } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { CheckCheck, CircleCheck, CircleSlash, Clock, TriangleAlert } from 'lucide-react';
import { useCallback } from 'react';

/** A message about a trip to its client or ward (specification/messages.md). */
export type ClientMessage = components['schemas']['ClientMessage'];

/** Name of the client in lists. */
export const clientOf = ({ client_lastname, client_firstname }: ClientMessage): string =>
  personName({ lastname: client_lastname, firstname: client_firstname }, 'list');

/** Looks of the states. */
export const MESSAGE_STATES = {
  waiting: { tone: 'info', icon: Clock, label: messageKey('messages.state.waiting') },
  sending: { tone: 'info', icon: Clock, label: messageKey('messages.state.sending') },
  sent: { tone: 'success', icon: CircleCheck, label: messageKey('messages.state.sent') },
  delivered: { tone: 'success', icon: CheckCheck, label: messageKey('messages.state.delivered') },
  kept: { tone: 'neutral', icon: CircleCheck, label: messageKey('messages.state.kept') },
  failed: { tone: 'danger', icon: TriangleAlert, label: messageKey('messages.state.failed') },
  dropped: { tone: 'muted', icon: CircleSlash, label: messageKey('messages.state.dropped') },
} as const satisfies Record<MessageState, StatusStyle>;

/** Reason of a failure with the words of the gateway; empty without one. */
export function reasonText({ reason, detail }: ClientMessage, t: ReturnType<typeof useT>): string {
  const text = reason === null ? '' : t(`messages.reason.${reason}`);
  return detail === null ? text : `${text} (${detail})`;
}

/** Whether a person may send it again. */
export const mayGoAgain = ({ state }: ClientMessage): boolean => state === 'failed' || state === 'dropped';

/** Returns the function that sends a message again, and says so. */
export function useSendAgain(): (message: ClientMessage) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async (message) => {
      const name = clientOf(message);
      try {
        await dataOf(api.POST('/service/messages/again', { body: { id: message.id } }));
        toast.success(t('messages.again.done', { name }));
      } catch (error) {
        toast.failure(t('messages.again.failed', { name }), error);
      }
      await invalidate(cache, [['get', '/service/messages']]);
    },
    [t, toast, cache],
  );
}
