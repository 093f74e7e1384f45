import { useState, type ReactNode } from 'react';
import * as z from 'zod';
import { STAFF_ROLES } from '../../../domain/access/roles.ts';
import { messageKey, useT } from '../../../i18n/index.ts';
import { fieldsFor } from '../../form/fields-for.tsx';
import { FormSection } from '../../form/form.tsx';
import { LoadedRecord, freshRecord } from '../../records/loaded-record.tsx';
import { RecordForm } from '../../records/record-form.tsx';
import { type ListView, type ViewContent, changeView, createView, removeView, VIEW_CALLS } from './use-list-view.ts';
import { api, $api } from '../../../api/index.ts';
import type { CloseRecord, RecordKind } from '../../records/record-kind.ts';

const MOST = 80;

const schema = z.object({
  name: z.string().trim().min(1, messageKey('validation.required')).max(MOST, messageKey('validation.tooLong')),
  role: z.enum(STAFF_ROLES).nullable(),
});
const Fields = fieldsFor(schema);

const valuesOf = (view?: ListView): z.input<typeof schema> => ({ name: view?.name ?? '', role: view?.role ?? null });

/** Props of the form of a view's name. */
export interface ViewDialogProps {
  /** Missing for a new view. */
  readonly id: number | undefined;
  /** Contents of a new view. */
  readonly content: ViewContent;
  readonly mayShare: boolean;
  readonly onClose: CloseRecord;
}

/** Name of a view, and the role that it is shared with. */
export function ViewDialog({ id, ...rest }: ViewDialogProps): ReactNode {
  return id === undefined ? <ViewForm {...rest} /> : <ExistingView id={id} {...rest} />;
}

type FormProps = Omit<ViewDialogProps, 'id'> & { readonly view?: ListView };

function ExistingView({ id, ...rest }: FormProps & { readonly id: number }): ReactNode {
  return (
    <LoadedRecord kind={{ textPrefix: 'view' }} id={id} query={useFreshView(id)} size={350} onClose={rest.onClose}>
      {(view) => <ViewForm {...rest} view={view} />}
    </LoadedRecord>
  );
}

function ViewForm({ view, content, mayShare, onClose }: FormProps): ReactNode {
  const t = useT();
  const [kind] = useState(() => viewKind(content, mayShare));
  return (
    <RecordForm
      kind={kind}
      schema={schema}
      record={view}
      values={valuesOf(view)}
      valuesOf={valuesOf}
      size={350}
      onClose={onClose}
    >
      <FormSection>
        <Fields.TextField name="name" label={t('view.name')} required span={12} />
        {mayShare && (
          <Fields.SelectField
            name="role"
            label={t('view.role')}
            emptyLabel={t('view.role.none')}
            span={12}
            options={STAFF_ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
          />
        )}
      </FormSection>
    </RecordForm>
  );
}

/** Values of the form. */
interface ViewName {
  readonly name: string;
  readonly role?: ListView['role'] | undefined;
}

/** A view for its form, fetched each time the form opens. */
const useFreshView = (id: number) => $api.useQuery('get', '/api/view/{id}', { params: { path: { id } } }, freshRecord);

const sent = ({ name, role }: ViewName, mayShare: boolean): ViewName => (mayShare ? { name, role } : { name });

/** Views as records, for the form of their name. A new one stores the state of the list. */
const viewKind = (content: ViewContent, mayShare: boolean): RecordKind<ListView, ViewName> => ({
  textPrefix: 'view',
  nameOf: ({ name }) => name,
  one: {
    call: ['get', '/api/view/{id}'],
    read: (id) => api.GET('/api/view/{id}', { params: { path: { id } } }),
  },
  create: (form) => createView({ ...content, ...sent(form, mayShare) }),
  update: (id, form) => changeView(id, sent(form, mayShare)),
  remove: removeView,
  invalidates: VIEW_CALLS,
});
