import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import { Box, Button, ErrorState, ExternalLink, Flex, Skeleton, Text } from '@navette/shared/ui';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, Copy, Link as LinkIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';

const call = (id: number) => ({ params: { path: { id } } });

/** Link with which a care center asks for trips without a sign-in. A new one, or none, ends the one before. */
export function WardLink({ id, name }: { readonly id: number; readonly name: string }): ReactNode {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const link = $api.useQuery('get', '/api/carecenter/{id}/ward', call(id), { meta: { failure: 'inPlace' } });
  const path = link.data?.path ?? null;
  const url = path === null ? null : new URL(path, location.origin).href;

  async function change(send: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await send();
      await invalidate(cache, [['get', '/api/carecenter/{id}/ward']]);
    } catch (error) {
      toast.failure(t('carecenter.ward.failed'), error);
    } finally {
      setBusy(false);
    }
  }
  const ask = (act: 'renew' | 'revoke') =>
    confirm({
      title: t(`carecenter.ward.${act}.title`, { name }),
      body: t('carecenter.ward.ends'),
      confirmLabel: t(`carecenter.ward.${act}`),
    });
  const create = () => change(() => dataOf(api.POST('/api/carecenter/{id}/ward', call(id))));
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('carecenter.ward.copied')),
      () => toast.error(t('carecenter.ward.notCopied')),
    );

  return (
    <FormSection title={t('carecenter.ward')}>
      <Box gridColumn="1 / -1">
        <Text tone="muted">{t('carecenter.ward.help')}</Text>
        {link.error && link.data === undefined ? (
          <ErrorState error={link.error} onRetry={() => void link.refetch()} retrying={link.isFetching} />
        ) : link.isPending ? (
          <Skeleton width="60%" />
        ) : (
          <>
            {url !== null && (
              <Text overflowWrap="anywhere">
                <ExternalLink href={url}>{url}</ExternalLink>
              </Text>
            )}
            <Flex gap="2" wrap="wrap" marginTop="2">
              {url === null ? (
                <Button size="sm" icon={<LinkIcon aria-hidden />} loading={isBusy} onClick={() => void create()}>
                  {t('carecenter.ward.create')}
                </Button>
              ) : (
                <>
                  <Button size="sm" icon={<Copy aria-hidden />} onClick={() => void copy(url)}>
                    {t('carecenter.ward.copy')}
                  </Button>
                  <Button
                    size="sm"
                    icon={<LinkIcon aria-hidden />}
                    loading={isBusy}
                    onClick={() => void ask('renew').then((yes) => (yes ? create() : undefined))}
                  >
                    {t('carecenter.ward.renew')}
                  </Button>
                  <Button
                    size="sm"
                    icon={<Ban aria-hidden />}
                    loading={isBusy}
                    onClick={() =>
                      void ask('revoke').then((yes) =>
                        yes ? change(() => dataOf(api.DELETE('/api/carecenter/{id}/ward', call(id)))) : undefined,
                      )
                    }
                  >
                    {t('carecenter.ward.revoke')}
                  </Button>
                </>
              )}
            </Flex>
          </>
        )}
      </Box>
    </FormSection>
  );
}
