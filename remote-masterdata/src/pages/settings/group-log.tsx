import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Button, Flex } from '@navette/shared/ui';
import { useDialogAvailability, useOpenDialog, useToast } from '@navette/shared/ui-overlay';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';

interface GroupLogProps {
  /** Call that saves the settings, below `/service`. */
  readonly group: string;
  /** Name of the tab. */
  readonly name: string;
}

/** Button of readers of the log: who changed these settings, when and what, by the dialog of the changes of a record. */
export function GroupLog({ group, name }: GroupLogProps): ReactNode {
  const t = useT();
  const { reason } = useDialogAvailability('masterdata/record-log@1');
  const openDialog = useOpenDialog();
  const toast = useToast();
  const path = ['', 'service', group].join('/');
  if (!useCan('logs') || reason !== undefined) return null;
  return (
    <Flex justify="end">
      <Button
        size="sm"
        variant="ghost"
        icon={<History aria-hidden />}
        onClick={() =>
          void openDialog('masterdata/record-log@1', { path, name }).catch((error: unknown) =>
            toast.failure(t('records.log.failed'), error),
          )
        }
      >
        {t('records.log')}
      </Button>
    </Flex>
  );
}
