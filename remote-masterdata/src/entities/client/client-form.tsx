import { useT, vocabulary } from '@navette/shared/i18n';
import { Alert, Button, Badge } from '@navette/shared/ui';
import { RecordForm, type CloseRecord } from '@navette/shared/ui-records';
import { Files, History, TriangleAlert } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { clients, type Client, showNationalNumber, useSeesInvoices } from './client-requests.ts';
import { useDuplicateCheck } from './duplicates.tsx';
import { ClientDocumentsDialog } from './client-documents-dialog.tsx';
import { ClientHistoryDialog } from './client-history-dialog.tsx';
import { Merges } from './merges.tsx';
import {
  clientLabel,
  clientValues,
  clientSchema,
  type ClientValues,
  Fields,
  useClearInvoice,
  useValue,
} from './client-schema.ts';
import {
  brusselsToday,
  type ClientField,
  type ClientFieldDescription,
  type ClientFieldOf,
  clientField,
  clientFieldsWith,
  MOBILITIES,
} from '@navette/shared/domain';
import { FormSection } from '@navette/shared/ui-form';
import { useField } from '../../records/fields.ts';
import {
  AddressWithBox,
  ChannelField,
  ContactFields,
  LanguageField,
  suggestAddresses,
} from '../../records/form-sections.tsx';
import { useInsurances } from '../insurance/insurance-requests.ts';
import { nameOfMCode, useMCodes } from '../mcode-requests.ts';

/** Client form and its initial state. */
interface ClientFormDialogProps {
  /** Client to edit; missing: a new one. */
  readonly client?: Client;
  /** Id of a record merged into this one, under which it was requested. */
  readonly former?: number;
  /** Initial values; later changes of this prop are ignored. */
  readonly values: ClientValues;
  /** Whether an existing client may be returned instead of the entered one. */
  readonly offersOthers?: boolean;
  readonly onClose: CloseRecord;
  /** Called after a save with the record to merge this one with. If missing, merging is not offered. */
  readonly onMerge?: (other: number) => void;
}

/** Form of a client. Warns before a duplicate is created, and keeps a draft across reloads. */
export function ClientFormDialog({
  client,
  former,
  values,
  offersOthers = false,
  onClose,
  onMerge,
}: ClientFormDialogProps): ReactNode {
  const t = useT();
  const mergeWith = useRef<number>(undefined);
  const seesInvoices = useSeesInvoices();
  const [shown, setShown] = useState<'history' | 'documents'>();
  const [before] = useState(values);
  const duplicates = useDuplicateCheck({ id: client?.id, before, offersOthers, offersMerge: onMerge !== undefined });
  return (
    <>
      <RecordForm
        kind={clients}
        schema={clientSchema}
        record={client}
        values={values}
        valuesOf={clientValues}
        draftKey={`client.${client?.id ?? 'new'}`}
        size={800}
        saveBlocked={client?.anonymised ? t('problem.client.anonymised') : undefined}
        headerAside={
          before.problem && (
            <Badge colorPalette="orange">
              <TriangleAlert aria-hidden />
              {t('client.problem.badge')}
            </Badge>
          )
        }
        footerStart={
          client && (
            <>
              <Button icon={<History aria-hidden />} onClick={() => setShown('history')}>
                {seesInvoices ? t('client.history') : t('client.trips')}
              </Button>
              <Button icon={<Files aria-hidden />} onClick={() => setShown('documents')}>
                {t('client.documents')}
              </Button>
            </>
          )
        }
        onSave={async (form, save) => {
          const decision = await duplicates.check(form);
          if (decision.kind === 'other') return decision.other;
          const saved = await save();
          if (decision.kind === 'merge') mergeWith.current = decision.other;
          return saved;
        }}
        onClose={(saved) => {
          if (mergeWith.current !== undefined && onMerge) onMerge(mergeWith.current);
          else onClose(saved);
        }}
      >
        {former !== undefined && (
          <Alert live={false} title={t('client.merged.notice', { former: String(former), id: String(client?.id) })} />
        )}
        {client && <Merges id={client.id} onUndone={() => onClose()} />}
        <fieldset disabled={client?.anonymised} style={{ display: 'contents' }}>
          <PersonSection id={client?.id} />
          <FormSection title={t('client.section.contact')}>
            <AddressWithBox prefix="client.field." />
            <ContactFields prefix="client.field." />
            <LanguageField />
          </FormSection>
          <FormSection title={t('client.section.relations')}>
            <SectionFields of="relations" />
          </FormSection>
          <TravelSection />
          <BillingSection />
          <NotesSection />
        </fieldset>
      </RecordForm>
      {duplicates.question}
      {shown === 'history' && client && <ClientHistoryDialog client={client} onClose={() => setShown(undefined)} />}
      {shown === 'documents' && client && <ClientDocumentsDialog client={client} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** Mobility of the client and companion, both of which a booking can override, and consent to shared rides and messages. */
function TravelSection(): ReactNode {
  const t = useT();
  const field = useField('client.field.');
  const mobilities = MOBILITIES.map((value) => ({ value, label: t(vocabulary.mobility(value)) }));
  return (
    <FormSection title={t('client.section.travel')}>
      <Fields.SegmentedField {...field('mobility')} options={mobilities} />
      <Fields.CheckboxField {...field('companion')} help={t('client.companion.help')} />
      <Fields.CheckboxField {...field('sharesRides')} help={t('client.sharesRides.help')} span={12} />
      <Fields.CheckboxField {...field('messages')} help={t('client.messages.help')} span={12} />
    </FormSection>
  );
}

/** Notes for drivers and for the office. */
function NotesSection(): ReactNode {
  const t = useT();
  const field = useField('client.field.');
  return (
    <FormSection title={t('client.section.notes')}>
      <Fields.TextAreaField {...field('info')} help={t('client.info.help')} rows={2} span={12} />
      <Fields.TextAreaField {...field('comment')} help={t('client.comment.help')} rows={4} span={12} />
      <Fields.CheckboxField {...field('problem')} help={t('client.problem.help')} span={12} />
    </FormSection>
  );
}

const isPhone = (field: ClientField): field is ClientFieldOf<'phone'> => clientField(field).kind === 'phone';
const isLine = (field: ClientField): field is ClientFieldOf<'text' | 'email'> =>
  clientField(field).kind === 'text' || clientField(field).kind === 'email';

/** The fields that are described as drawn in a section. */
function SectionFields({ of }: { readonly of: ClientFieldDescription['section'] }): ReactNode {
  const t = useT();
  return clientFieldsWith('section')
    .filter((field) => clientField(field).section === of)
    .map((name) => {
      const frame = { label: t(clientLabel(name)), span: 4 } as const;
      if (isPhone(name)) return <Fields.PhoneField key={name} name={name} {...frame} />;
      if (!isLine(name)) return null;
      const suggestions = name === 'contactRelation' && t('client.contactRelation.suggestions').split(', ');
      const type = clientField(name).kind === 'email' ? 'email' : 'text';
      return <Fields.TextField key={name} {...{ name, type }} {...frame} {...(suggestions && { suggestions })} />;
    });
}

/** Names, birth date and national number of the client. */
function PersonSection({ id }: { readonly id: number | undefined }): ReactNode {
  const t = useT();
  const field = useField('client.field.');
  const onReveal = id === undefined ? undefined : () => showNationalNumber(id);
  return (
    <FormSection title={t('client.section.person')}>
      <Fields.TextField {...field('lastname')} required />
      <Fields.TextField {...field('firstname')} required />
      <Fields.DateField {...field('birthday')} past max={brusselsToday()} span={4} />
      <Fields.NationalNumberField {...field('ssn')} onReveal={onReveal} span={4} />
      <Fields.DateField {...field('client_from')} span={4} />
      <SectionFields of="person" />
    </FormSection>
  );
}

/** Price, M-code and invoice address of the client. */
function BillingSection(): ReactNode {
  const t = useT();
  const field = useField('client.field.');
  const paysByInvoice = useValue('factuur');
  const goesElsewhere = useValue('otherInvoice');
  const clearInvoice = useClearInvoice();
  const clearWhenOff = (isOn: boolean) => {
    if (!isOn) clearInvoice();
  };
  return (
    <FormSection title={t('client.section.billing')}>
      <MutualityFields />
      <McodeField />
      <Fields.MoneyField {...field('basePrice')} span={4} />
      <ChannelField />
      <Fields.TextField {...field('invoiceEmail')} type="email" help={t('client.invoiceEmail.help')} span={4} />
      <Fields.CheckboxField {...field('factuur')} onChosen={clearWhenOff} />
      {(paysByInvoice || goesElsewhere) && (
        <Fields.CheckboxField name="otherInvoice" label={t('client.otherInvoice')} onChosen={clearWhenOff} />
      )}
      {goesElsewhere && (
        <>
          <Fields.TextField {...field('invoiceName')} span={12} />
          <Fields.AddressField
            {...field('invoiceAddress')}
            suggest={suggestAddresses}
            placeholder={t('address.placeholder')}
            span={9}
          />
          <Fields.TextField {...field('postbox2')} span={3} />
        </>
      )}
    </FormSection>
  );
}

/** Mutuality and member number of the client. Insurers are suggested; any other name is accepted, since not every mutuality is invoiced. */
function MutualityFields(): ReactNode {
  const field = useField('client.field.');
  const { data = [] } = useInsurances('inPlace');
  return (
    <>
      <Fields.TextField
        {...field('mutuality')}
        suggestions={[...new Set(data.flatMap(({ name, active }) => (active ? name : [])))]}
        span={8}
      />
      <Fields.TextField {...field('memberNumber')} span={4} />
    </>
  );
}

/** Tariff code of the client's mutuality. A code missing in the catalogue, or not loaded yet, is kept. */
function McodeField(): ReactNode {
  const t = useT();
  const { data = [], error } = useMCodes('inPlace');
  const code = useValue('mcode');
  const isKnown = code === null || data.some(({ mcode }) => mcode === code);
  const options = data.map((known) => ({ value: known.mcode, label: nameOfMCode(known) }));
  return (
    <Fields.SelectField
      name="mcode"
      label={t('client.field.mcode')}
      options={isKnown ? options : [{ value: code, label: code }, ...options]}
      emptyLabel={t('client.mcode.none')}
      help={error ? t('client.mcode.failed') : undefined}
      span={8}
    />
  );
}
