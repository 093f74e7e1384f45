import type { SetupStep } from '@navette/openapi/enums';
import type { components } from '@navette/openapi/types';
import { $api, api, invalidate, type CallKey } from '@navette/shared/api';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { flagParam, useSearchState } from '@navette/shared/router';
import type { Page } from '@navette/shared/domain';
import { useCan } from '@navette/shared/session';
import { Box, Button, ErrorState, Flex, Link, settingsFor, Text } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

type Step = components['schemas']['Setup']['steps'][number];

/** Parameter of the address that shows the steps although they were dismissed: the settings link to it. */
const SEARCH = { setup: flagParam() };

const SETUP: CallKey = ['get', '/service/setup'];

/** Steps that set up an organisation, each with what it is missing, until somebody dismisses them (specification/office.md#first-steps). */
export function FirstSteps(): ReactNode {
  const t = useT();
  const { data, error, isFetching, refetch } = $api.useQuery(
    'get',
    '/service/setup',
    {},
    { meta: { failure: 'inPlace' } },
  );
  const [{ setup: isAsked }, setSearch] = useSearchState(SEARCH);
  const dismiss = useDismissal();
  if (!data)
    return error !== null && isAsked ? (
      <ErrorState title={t('setup.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : null;
  if (data.dismissed && !isAsked) return null;
  const done = data.steps.filter((step) => step.done).length;
  const change = () => {
    if (!data.dismissed) setSearch({ setup: false });
    dismiss.mutate(!data.dismissed);
  };
  return (
    <Box as="section" aria-labelledby="first-steps" css={panel}>
      <Flex wrap="wrap" align="baseline" gap="3" marginBottom="2">
        <Text as="h2" id="first-steps" fontWeight="semibold">
          {t('setup.title')}
        </Text>
        <Text tone="muted">{t('setup.progress', { done, count: data.steps.length })}</Text>
        <Button size="sm" marginInlineStart="auto" loading={dismiss.isPending} onClick={change}>
          {t(data.dismissed ? 'setup.show' : 'setup.dismiss')}
        </Button>
      </Flex>
      <StepList label={t('setup.title')} steps={data.steps.filter(({ step }) => !isOutside(step))} />
      <Text as="h3" textStyle="sm" tone="muted" marginTop="3" marginBottom="1">
        {t('setup.onServer')}
      </Text>
      <StepList label={t('setup.onServer')} steps={data.steps.filter(({ step }) => isOutside(step))} />
    </Box>
  );
}

const panel = {
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  bg: 'bg.panel',
  padding: '3',
  flexShrink: '0',
} as const;

const list = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' },
  columnGap: '4',
  rowGap: '2',
  listStyleType: 'none',
  padding: '0',
  margin: '0',
} as const;

/** Place of a step in the product, or where the server runs. */
interface Place {
  readonly page?: Page;
  readonly to?: string;
  /** Effect of leaving out a service that is set up where the server runs. */
  readonly without?: string;
}

const PLACES: Readonly<Record<SetupStep, Place>> = {
  company: { to: '/settings' },
  logo: { to: '/settings' },
  users: { page: 'users', to: '/users' },
  roles: { page: 'users', to: '/users' },
  tariffs: { to: '/settings?tab=tariffs' },
  drivers: { page: 'driver', to: '/driver' },
  insurers: { page: 'insurances', to: '/insurances' },
  clients: { page: 'client', to: '/import?kind=clients' },
  mailOut: { without: messageKey('setup.without.mailOut') },
  mailbox: { without: messageKey('setup.without.mailbox') },
  booqit: { without: messageKey('setup.without.booqit') },
  addresses: { without: messageKey('setup.without.addresses') },
  routes: { without: messageKey('setup.without.routes') },
  map: { without: messageKey('setup.without.map') },
  sms: { without: messageKey('setup.without.sms') },
  mailingList: { without: messageKey('setup.without.mailingList') },
  backup: { without: messageKey('setup.without.backup') },
};

const isOutside = (step: SetupStep): boolean => PLACES[step].without !== undefined;

function useDismissal() {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (dismissed: boolean) => api.POST('/service/setup', { body: { dismissed } }),
    onSuccess: () => invalidate(cache, [SETUP]),
    onError: (error) => toast.failure(t('setup.dismiss.failed'), error),
  });
}

interface StepListProps {
  readonly label: string;
  readonly steps: readonly Step[];
}

const StepList = ({ label, steps }: StepListProps): ReactNode => (
  <Box as="ul" aria-label={label} css={list}>
    {steps.map((step) => (
      <StepItem key={step.step} step={step} />
    ))}
  </Box>
);

function StepItem({ step: { step, done, missing, at } }: { readonly step: Step }): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const place: Place = PLACES[step];
  const maySee = useCan(place.page ?? 'settings');
  const title = t(`setup.step.${step}`);
  const Icon = done ? CircleCheck : Circle;
  return (
    <Flex as="li" gap="2" align="flex-start">
      <Box color={done ? 'green.fg' : 'fg.muted'} paddingTop="0.5" flexShrink="0">
        <Icon size={16} role="img" aria-label={t(done ? 'setup.done' : 'setup.open')} />
      </Box>
      <Box minWidth="0">
        {place.to !== undefined && maySee ? <Link to={place.to}>{title}</Link> : <Text as="span">{title}</Text>}
        {!done && (
          <Text textStyle="xs" tone="muted">
            {[
              missing.length > 0 &&
                t('setup.missing', { fields: missing.map((name) => t(`setup.field.${name}`)).join(', ') }),
              place.without !== undefined && t(place.without),
              at !== null && t('setup.lastBackup', { at: formatInstant(at) }),
              step === 'backup' ? 'server.mjs backup' : settingsFor(step),
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
        )}
      </Box>
    </Flex>
  );
}
