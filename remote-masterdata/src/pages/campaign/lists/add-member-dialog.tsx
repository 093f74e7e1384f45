import { messageKey, useT } from '@navette/shared/i18n';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refreshMembers } from '../refresh-campaign.ts';
import { subscribeMember } from '../requests/subscribe-member.ts';
import { confirmReturn } from './confirm-return.tsx';
import type { ListRow } from './list-row.ts';
import { subscriptionOf } from './subscription-of.ts';
import { ApiProblem } from '@navette/shared/api';
import * as z from 'zod';
import { isEmail } from '../../../records/email.ts';
import { requiredText } from '../../../records/text.ts';

/** Form of a new member: name and e-mail address (specification/registers.md#campaign). */
const memberSchema = z.object({
  name: requiredText(200),
  email_address: requiredText(254).refine((typed) => typed === '' || isEmail(typed), messageKey('validation.email')),
});

/** Form values. */
type MemberValues = z.input<typeof memberSchema>;

/** Initial form values of a new member. */
const noMember: MemberValues = { name: '', email_address: '' };

const Fields = fieldsFor(memberSchema);

/** The form of a new member. */
export interface AddMemberDialogProps {
  /** Rows of the list: a subscribed address is refused, an unsubscribed one needs a confirmation. */
  readonly rows: readonly ListRow[];
  readonly onSaved: (key: string) => void;
  readonly onClose: () => void;
}

/** Subscribes somebody by name and e-mail address. */
export function AddMemberDialog({ rows, onSaved, onClose }: AddMemberDialogProps): ReactNode {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  const form = useNavetteForm({
    schema: memberSchema,
    defaultValues: noMember,
    name: messageKey('campaign.member.form.name'),
  });

  async function save({ name, email_address: email }: MemberValues): Promise<void> {
    const key = email.toLowerCase();
    const row = rows.find((candidate) => candidate.key === key);
    if (row?.state === 'subscribed') throw refusedAddress(messageKey('campaign.member.there'));
    if (row && !(await confirmReturn(confirm, t, row))) throw refusedAddress(messageKey('campaign.member.left'));
    const { id, status } = await subscribeMember(subscriptionOf({ tel: null, address: null, ...row, name, email }));
    if (id === null) throw refusedAddress(messageKey('campaign.member.refused'));
    if (status === 'pending') toast.info(t('campaign.subscribe.pending', { name }));
    await refreshMembers(cache);
    onSaved(key);
  }

  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('campaign.member.title')}
      saveLabel={t('campaign.subscribe')}
      onSubmit={save}
    >
      <FormSection>
        <Fields.TextField name="name" label={t('campaign.list.name')} required span={12} />
        <Fields.TextField name="email_address" type="email" label={t('carecenter.email')} required span={12} />
      </FormSection>
    </FormDialog>
  );
}

/** Error at the address field of the new-member form. */
const refusedAddress = (messageKey: string): ApiProblem =>
  new ApiProblem({
    status: 422,
    code: 'validation',
    messageKey: 'problem.validation',
    fields: [{ field: 'email_address', messageKey }],
    incidentId: '',
  });
