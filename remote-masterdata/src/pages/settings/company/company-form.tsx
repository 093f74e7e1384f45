import { api, dataOf, useOnline } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { Button, Flex, Text } from '@navette/shared/ui';
import { Form, useNavetteForm } from '@navette/shared/ui-form';
import { pathOfCall, useVersionedSave } from '@navette/shared/ui-records';
import { useState, type ReactNode } from 'react';
import { saveCompanyProfile } from '../requests/save-company-profile.ts';
import type { CompanyProfile } from '../requests/use-company-profile.ts';
import { BankSection } from './bank-section.tsx';
import { OrganisationSection } from './organisation-section.tsx';
import { profileSchema, profileValues } from './profile-schema.ts';
import { RatesSection } from './rates-section.tsx';
import { TextsSection } from './texts-section.tsx';

/** The form of the organisation. */
export interface CompanyFormProps {
  readonly profile: CompanyProfile;
  readonly onSaved: () => void;
  /** Called when the changes are discarded. */
  readonly onDiscard: () => void;
}

const FOOT = {
  position: 'sticky',
  bottom: '0',
  zIndex: '1',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '2',
  bg: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border',
  marginInline: '-4',
  marginBottom: '-4',
  px: '4',
  py: '3',
  borderBottomRadius: 'l3',
} as const;

const SAVED_PROFILE = {
  path: pathOfCall(['get', '/service/settings/company']),
  read: async () => profileValues(await dataOf(api.GET('/service/settings/company'))),
};

/** Form of everything that invoices and rules need of the organisation, validated while typing. */
export function CompanyForm({ profile, onSaved, onDiscard }: CompanyFormProps): ReactNode {
  const t = useT();
  const [defaultValues] = useState(() => profileValues(profile));
  const form = useNavetteForm({ schema: profileSchema, defaultValues, name: messageKey('settings.company.form.name') });
  const save = useVersionedSave(form, { ...SAVED_PROFILE, values: defaultValues }, saveCompanyProfile);
  const isOnline = useOnline();
  return (
    <Form form={form} onSubmit={save} onSaved={onSaved}>
      <OrganisationSection />
      <BankSection />
      <RatesSection />
      <TextsSection />
      <Flex css={FOOT}>
        <Text role="status" tone="muted" textStyle="xs">
          {isOnline ? form.isDirty && t('settings.company.unsaved') : t('form.offline')}
        </Text>
        {form.isDirty && <Button onClick={onDiscard}>{t('form.leave.discard')}</Button>}
        <Button
          type="submit"
          variant="solid"
          loading={form.formState.isSubmitting}
          disabled={!isOnline}
          // The field is left by the click, not before it: an error that appears on leaving can't move the button away.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => event.currentTarget.focus()}
        >
          {t('shared.save')}
        </Button>
      </Flex>
    </Form>
  );
}
