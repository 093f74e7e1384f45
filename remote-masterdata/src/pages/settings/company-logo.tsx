import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Box, Button, ErrorState, Flex, Heading, Panel, Skeleton, Stack, Text } from '@navette/shared/ui';
import { receiptUpload } from '@navette/shared/ui-booking';
import { FileButton, FileFailure } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';

const ACCEPTED = 'image/png,image/jpeg,image/svg+xml,.png,.jpg,.jpeg,.svg';
/** Maximum size of the file in bytes, as on the server. */
const MOST_BYTES = 1024 * 1024;

const meta = { failure: 'inPlace' } as const;
const FRAME = { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'l2', padding: '3' } as const;

const sendLogo = (file: File) =>
  dataOf(
    api.POST('/service/settings/company/logo', {
      params: { query: { name: file.name } },
      ...receiptUpload.body(file),
    }),
  );

const removeLogo = () => dataOf(api.DELETE('/service/settings/company/logo'));

/** Logo of documents, uploaded and removed at once, apart from the form of the company (specification/invoices.md#paper). */
export function CompanyLogo(): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const [tooLarge, setTooLarge] = useState(false);
  const query = $api.useQuery('get', '/service/settings/company/logo', {}, { meta });
  const refresh = () => invalidate(cache, [['get', '/service/settings/company/logo']]);
  const upload = useMutation({
    mutationFn: sendLogo,
    onSuccess: () => {
      toast.success(t('settings.company.logo.saved'));
      return refresh();
    },
    meta,
  });
  const remove = useMutation({
    mutationFn: removeLogo,
    onSuccess: () => {
      toast.success(t('settings.company.logo.removed'));
      return refresh();
    },
    onError: (error) => toast.failure(t('settings.company.logo.failed'), error),
    meta,
  });
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    upload.reset();
    setTooLarge(file.size > MOST_BYTES);
    if (file.size <= MOST_BYTES) upload.mutate(file);
  };
  const logo = query.data;
  return (
    <Box maxWidth="60rem">
      <Panel aria-label={t('settings.company.logo')}>
        <Stack gap="3" align="start">
          <Heading as="h2" size="sm">
            {t('settings.company.logo')}
          </Heading>
          {query.error ? (
            <ErrorState
              title={t('settings.company.logo.load')}
              error={query.error}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : !logo ? (
            <Skeleton height="16" width="60" />
          ) : logo.imageUrl ? (
            <Box css={FRAME}>
              <img src={logo.imageUrl} alt={logo.name ?? ''} style={{ maxWidth: '17rem', maxHeight: '4.5rem' }} />
            </Box>
          ) : (
            <Text tone="muted">{t('settings.company.logo.none')}</Text>
          )}
          <Flex gap="2" wrap="wrap">
            <FileButton
              label={t(logo?.imageUrl ? 'settings.company.logo.other' : 'settings.company.logo.choose')}
              accept={ACCEPTED}
              disabled={upload.isPending ? t('shared.loading') : undefined}
              onFiles={choose}
            />
            {logo?.imageUrl && (
              <Button
                variant="ghost"
                icon={<X aria-hidden />}
                loading={remove.isPending}
                onClick={() => remove.mutate()}
              >
                {t('settings.company.logo.remove')}
              </Button>
            )}
          </Flex>
          <Text tone="muted" textStyle="xs">
            {t('settings.company.logo.help')}
          </Text>
          {tooLarge && (
            <Text tone="error" role="alert">
              {t('validation.file.tooLarge', { max: 1 })}
            </Text>
          )}
          {upload.error && <FileFailure error={upload.error} />}
        </Stack>
      </Panel>
    </Box>
  );
}
