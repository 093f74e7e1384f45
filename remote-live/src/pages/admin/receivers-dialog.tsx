import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Box, Flex, StatusMark, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { commandText } from '../../entities/connected-app/command-names.ts';
import {
  addresseeText,
  answerText,
  outcomeStyles,
  receiverOutcome,
} from '../../entities/connected-app/command-outcome.ts';
import type { AppCommand } from '../../entities/connected-app/connected-app-requests.ts';

interface ReceiversDialogProps {
  readonly command: AppCommand;
  readonly onClose: () => void;
}

/** State of a command at each app. */
export function ReceiversDialog({ command, onClose }: ReceiversDialogProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  const { sent, delivered, answered, receivers } = command;
  return (
    <Dialog open onClose={onClose} size={600} title={commandText(command, t)}>
      <Text>{t('admin.receivers.to', { name: addresseeText(command, t), by: command.by })}</Text>
      <Text tone="muted">{t(sent === 0 ? 'admin.receivers.none' : 'admin.counts', { sent, delivered, answered })}</Text>
      <Box as="ul" listStyleType="none" marginTop="3">
        {receivers.map((receiver) => (
          <Flex
            as="li"
            key={receiver.socketId}
            gap="3"
            wrap="wrap"
            align="baseline"
            borderTopWidth="1px"
            borderColor="border"
            paddingBlock="2"
          >
            <Box flex="1 1 14rem" minWidth="0">
              <Text fontWeight="semibold">{receiver.name}</Text>
              <Text tone="muted" textStyle="xs">
                {[t(vocabulary.role(receiver.role)), answerText(receiver, { t, formats })].filter(Boolean).join(' · ')}
              </Text>
            </Box>
            <StatusMark status={outcomeStyles[receiverOutcome(receiver)]} />
            {receiver.milliseconds !== null && (
              <Text tone="muted" textStyle="xs">
                {t('admin.milliseconds', { count: receiver.milliseconds })}
              </Text>
            )}
          </Flex>
        ))}
      </Box>
      {sent > receivers.length && (
        <Text tone="muted">{t('admin.receivers.more', { count: sent - receivers.length })}</Text>
      )}
    </Dialog>
  );
}
