import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Button, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { type LogEntry, roleText } from './use-logs.ts';
import { logSentence } from './log-sentence.ts';

const FACTS = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: '4',
  rowGap: '1',
  '& dt': { color: 'fg.muted' },
  '& dd': { overflowWrap: 'anywhere' },
} as const;
const BODY = {
  fontFamily: 'mono',
  fontSize: 'xs',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: '55vh',
  overflow: 'auto',
  marginTop: '3',
  padding: '3',
  bg: 'bg.muted',
  borderRadius: 'l2',
} as const;

/** A log entry with all its details. */
export function LogDialog({ entry, onClose }: { readonly entry: LogEntry; readonly onClose: () => void }): ReactNode {
  const t = useT();
  const formats = useFormats();
  const facts = [
    [t('logs.time'), formats.formatInstant(entry.time)],
    [t('logs.user'), entry.user_name ?? t('logs.nobody')],
    [t('logs.did'), logSentence(entry, { t, formats })],
    [t('logs.role'), roleText(entry.role, t)],
    [t('logs.method'), entry.method],
    [t('logs.url'), entry.url],
    ...(entry.address === null ? [] : [[t('logs.address'), entry.address]]),
  ];
  return (
    <Dialog
      open
      size={800}
      title={t('logs.line', { id: String(entry.id) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      <Box as="dl" css={FACTS}>
        {facts.map(([name, value]) => [<dt key={`${String(name)} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </Box>
      {entry.body ? (
        <Box as="pre" css={BODY} tabIndex={0} role="region" aria-label={t('logs.body')}>
          {bodyText(entry.body)}
        </Box>
      ) : (
        <Text tone="muted" marginTop="3">
          {t('logs.noBody')}
        </Text>
      )}
    </Dialog>
  );
}

/** Readable form of a request body: JSON over several lines; anything else, or a truncated body, unchanged. */
export function bodyText(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
