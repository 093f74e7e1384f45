import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import {
  CHANGEABLE_PAGES,
  CHANGEABLE_ROLES,
  type Page,
  pageChanges,
  ROLE_PAGES,
  type StaffRole,
  takenFromTable,
  withPage,
} from '@navette/shared/domain';
import { messageKey, useT, vocabulary } from '@navette/shared/i18n';
import { Box, Text } from '@navette/shared/ui';
import { Form, useFormContext, useNavetteForm, useWatch } from '@navette/shared/ui-form';
import { Checkbox, useConfirm } from '@navette/shared/ui-overlay';
import { pathOfCall, useVersionedSave } from '@navette/shared/ui-records';
import { useState, type ReactNode } from 'react';
import * as z from 'zod';
import { FormFoot, type TabFormProps } from './form-tab.tsx';
import type { RolePages } from './settings-requests.ts';

type ChangeableRole = (typeof CHANGEABLE_ROLES)[number];

const pages = z.array(z.enum(CHANGEABLE_PAGES));
const fields = z.object({
  dispatch: pages,
  lead: pages,
  admin: pages,
  account: pages,
  invoice: pages,
  accountant: pages,
  office: pages,
});
type Values = z.input<typeof fields>;

/** Form of the pages of roles. Its output is what the request sends. */
const rolesSchema = fields.transform((values) =>
  CHANGEABLE_ROLES.map((role): components['schemas']['PagesOfRole'] => ({ role, pages: values[role] })),
);

const rolesValues = ({ roles }: RolePages): Values => {
  const pagesOf = (role: StaffRole) => roles.find((each) => each.role === role)?.pages ?? [];
  const entries = CHANGEABLE_ROLES.map((role) => [role, pagesOf(role)] as const);
  return fields.parse(Object.fromEntries(entries));
};

const SAVED = {
  path: pathOfCall(['get', '/service/rolepages']),
  read: async () => rolesValues(await dataOf(api.GET('/service/rolepages'))),
};

interface RolesFormProps extends TabFormProps {
  readonly roles: RolePages;
}

/** Form of the pages that each role opens (specification/roles.md#changed-roles). */
export function RolesForm({ roles, onSaved, onDiscard }: RolesFormProps): ReactNode {
  const t = useT();
  const confirm = useConfirm();
  const [values] = useState(() => rolesValues(roles));
  const form = useNavetteForm({
    schema: rolesSchema,
    defaultValues: values,
    name: messageKey('settings.roles.form.name'),
  });
  const names = (list: readonly Page[]) => list.map((page) => t(vocabulary.page(page))).join(', ');
  const entries = {
    of: (shown: Values) => shown,
    from: (chosen: Readonly<Record<string, unknown>>, mine: Values) => fields.parse({ ...mine, ...chosen }),
    describe: (role: string) => ({
      label: t(`role.${role}`),
      text: (shown: Readonly<Record<string, unknown>>) => names(pages.parse(shown[role])) || t('form.overtaken.empty'),
    }),
  };
  const save = useVersionedSave(form, { ...SAVED, values, entries }, saveRolePages);
  const askAndSave = async (wanted: components['schemas']['PagesOfRole'][]) => {
    const taken = wanted.flatMap((each) => {
      const from = CHANGEABLE_ROLES.find((role) => role === each.role);
      const lost = from ? takenFromTable(from, values[from], each.pages) : [];
      return lost.length > 0
        ? [t('settings.roles.below.role', { role: t(`role.${each.role}`), pages: names(lost) })]
        : [];
    });
    if (
      taken.length > 0 &&
      !(await confirm({
        title: t('settings.roles.below.title'),
        body: taken.join(' '),
        confirmLabel: t('settings.roles.below.confirm'),
      }))
    )
      throw new DOMException('', 'AbortError');
    return save(wanted);
  };
  return (
    <Form form={form} onSubmit={askAndSave} onSaved={onSaved}>
      <Text tone="muted">{t('settings.roles.help', { role: t('role.super') })}</Text>
      <RolesTable />
      <FormFoot isDirty={form.isDirty} isSubmitting={form.formState.isSubmitting} onDiscard={onDiscard} />
    </Form>
  );
}

const tableStyle = {
  overflow: 'auto',
  maxHeight: 'calc(100dvh - 21rem)',
  minHeight: '16rem',
  '& table': { borderCollapse: 'separate', borderSpacing: '0', width: '100%' },
  '& th, & td': { borderBottomWidth: '1px', borderColor: 'border', padding: '1', textAlign: 'center' },
  '& th': { fontWeight: 'medium', fontSize: 'sm', bg: 'bg.panel' },
  '& thead th': { position: 'sticky', top: '0', zIndex: '1' },
  '& th[scope=row], & th:first-of-type': { textAlign: 'start' },
  '& td > *': { display: 'inline-flex' },
  '& td[data-changed]': { bg: 'bg.info' },
  '@media print': { maxHeight: 'none' },
} as const;

/** A row for each page, a column for each role; what differs from the specification is marked. */
function RolesTable(): ReactNode {
  const t = useT();
  const { setValue } = useFormContext<Values>();
  const values = useWatch<Values>();
  return (
    <Box css={tableStyle}>
      <table aria-label={t('settings.roles.form.name')}>
        <thead>
          <tr>
            <th scope="col">{t('settings.roles.page')}</th>
            {CHANGEABLE_ROLES.map((role) => (
              <th key={role} scope="col">
                {t(`role.${role}`)}
                {isChanged(role, values[role]) && (
                  <Text tone="muted" textStyle="xs" as="span" display="block">
                    {t('settings.roles.changed')}
                  </Text>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CHANGEABLE_PAGES.map((page) => (
            <tr key={page}>
              <th scope="row">{t(vocabulary.page(page))}</th>
              {CHANGEABLE_ROLES.map((role) => {
                const opened = values[role] ?? [];
                const isOpen = opened.includes(page);
                const state = isOpen === ROLE_PAGES[role].includes(page) ? undefined : isOpen ? 'given' : 'taken';
                return (
                  <td key={role} data-changed={state} title={state && t(`settings.roles.${state}`)}>
                    <Checkbox
                      checked={isOpen}
                      aria-label={t('settings.roles.cell', { role: t(`role.${role}`), page: t(vocabulary.page(page)) })}
                      onChange={(checked) =>
                        setValue(role, withPage(opened, page, checked), { shouldDirty: true, shouldTouch: true })
                      }
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const isChanged = (role: ChangeableRole, opened: readonly Page[] = []) => pageChanges(role, opened) !== null;

/**
 * Saves the pages of roles; the user has agreed to what they lose.
 * @throws {ApiProblem} `validation` with the refused roles
 */
async function saveRolePages(roles: components['schemas']['PagesOfRole'][]): Promise<void> {
  await api.PUT('/service/rolepages', { body: { roles, below: true } });
}
