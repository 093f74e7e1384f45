import { useFormats, useT } from '@navette/shared/i18n';
import { Box, ErrorState, Heading, Text } from '@navette/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Mailing, mailsOf } from './mailing.ts';

/** Mails of an invoice with date, recipients, sender and state. Renders nothing without any. */
export function SentList({ mailing, id }: { readonly mailing: Mailing; readonly id: number }): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const { data, error, refetch, isFetching } = useQuery(mailsOf(mailing, id));
  if (error)
    return (
      <ErrorState
        title={t('document.mails.failed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data || data.length === 0) return null;
  return (
    <Box as="section">
      <Heading as="h3" size="sm">
        {t('document.mails')}
      </Heading>
      <ul aria-label={t('document.mails')}>
        {data.map(({ id: key, at, to, user_name: name, state }) => (
          <li key={key}>
            <Text textStyle="sm" overflowWrap="anywhere">
              {t('document.mails.line', { time: formatInstant(at), to: to.join(', '), name, state })}
            </Text>
          </li>
        ))}
      </ul>
    </Box>
  );
}
