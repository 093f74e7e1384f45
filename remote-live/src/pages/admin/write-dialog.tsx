import { APP_VERSION, SAY_LENGTH } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { fieldsFor, FormDialog, useNavetteForm } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { CommandTarget } from './user-commands.tsx';
import type { Command } from './use-send-command.tsx';

const text = z.object({
  text: z.string().trim().min(1, messageKey('validation.required')).max(SAY_LENGTH, messageKey('admin.write.tooLong')),
});
const version = z.object({ text: z.string().trim().regex(APP_VERSION, messageKey('admin.write.version.invalid')) });

const EMPTY = { text: '' };
const TextFields = fieldsFor(text);
const VersionFields = fieldsFor(version);

interface WriteDialogProps {
  readonly kind: 'say' | 'appUpdated';
  readonly target: CommandTarget;
  readonly send: (command: Command) => Promise<boolean>;
  /** Reason why nothing can be sent now. */
  readonly blocked: string | undefined;
  readonly onClose: () => void;
}

/** Dialog for the text of `say`, or the version of `appUpdated`. */
export function WriteDialog({ kind, target, send, blocked, onClose }: WriteDialogProps): ReactNode {
  const t = useT();
  const { to, name } = target;
  const form = useNavetteForm({
    schema: kind === 'say' ? text : version,
    defaultValues: EMPTY,
    name: 'admin.write.name',
  });
  const addressee = name ?? t('admin.to.all');
  return (
    <FormDialog
      form={form}
      title={t(kind === 'say' ? 'admin.write.say' : 'admin.write.version', { name: addressee })}
      saveLabel={t('admin.write.send')}
      onClose={onClose}
      saveBlocked={blocked}
      onSubmit={async ({ text: written }) => {
        const command: Command =
          kind === 'say'
            ? { kind, name, message: { to, text: written } }
            : { kind: 'action', name, message: { to, action: kind, data: written } };
        // Rejecting keeps the dialog open, so that the typed text is not lost.
        if (!(await send(command))) throw new Error('the command is not sent');
      }}
    >
      {kind === 'say' ? (
        <TextFields.TextAreaField name="text" label={t('admin.write.text')} required />
      ) : (
        <VersionFields.TextField name="text" label={t('admin.write.version.label')} required />
      )}
    </FormDialog>
  );
}
