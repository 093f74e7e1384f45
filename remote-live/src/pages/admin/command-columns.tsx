import { brusselsNow } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { statusColumn, type TableColumn } from '@navette/shared/ui-table';
import { commandText } from '../../entities/connected-app/command-names.ts';
import {
  addresseeText,
  answerText,
  commandOutcome,
  outcomeStyles,
} from '../../entities/connected-app/command-outcome.ts';
import type { AppCommand } from '../../entities/connected-app/connected-app-requests.ts';

/** Columns of the commands of today: time, command, target, outcome, answer, sender. */
export const commandColumns: readonly TableColumn<AppCommand>[] = [
  {
    id: 'at',
    header: messageKey('admin.column.at'),
    // Time only: all commands are of today.
    value: ({ at }) => at,
    text: ({ at }, { formats }) => formats.formatTime(brusselsNow(new Date(at)).time),
    descendingFirst: true,
    fixed: true,
  },
  {
    id: 'command',
    header: messageKey('admin.column.command'),
    value: ({ action, kind }) => action ?? kind,
    text: (command, { t }) => commandText(command, t),
    grow: 1.5,
  },
  {
    id: 'to',
    header: messageKey('admin.column.to'),
    value: ({ toName }) => toName,
    text: (command, { t }) => addresseeText(command, t),
  },
  statusColumn<AppCommand>({
    id: 'outcome',
    header: messageKey('admin.column.outcome'),
    status: (command) => outcomeStyles[commandOutcome(command)],
  }),
  {
    id: 'counts',
    header: messageKey('admin.column.counts'),
    value: ({ sent }) => sent,
    text: ({ sent, delivered, answered }, { t }) => t('admin.counts', { sent, delivered, answered }),
    hideBelow: 1440,
  },
  {
    id: 'answer',
    header: messageKey('admin.column.answer'),
    value: ({ answered }) => answered,
    text: ({ receivers }, context) =>
      receivers
        .map((receiver) => answerText(receiver, context))
        .filter(Boolean)
        .join(' / '),
    grow: 2,
    unsortable: true,
  },
  { id: 'by', header: messageKey('admin.column.by'), value: ({ by }) => by, hideBelow: 1280 },
];
