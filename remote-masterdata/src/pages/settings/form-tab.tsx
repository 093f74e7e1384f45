import { useT } from '@navette/shared/i18n';
import { Box, ErrorState, Panel, Skeleton, Stack, Button, Flex, Text } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState, type ReactNode } from 'react';
import { refreshSettings } from './settings-requests.ts';
import { useOnline } from '@navette/shared/api';

export interface TabFormProps {
  readonly onSaved: () => void;
  /** Called when the changes are discarded. */
  readonly onDiscard: () => void;
}

interface FormTabProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** Prefix of the texts: `form.name`, `saved`, `failed`. */
  readonly prefix: string;
  readonly children: (data: Data, form: TabFormProps) => ReactNode;
}

/** Settings tab with a form, reset after a save to the stored values. */
export function FormTab<Data>({ query, prefix, children }: FormTabProps<Data>): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const [opened, setOpened] = useState(0);
  const fillAnew = () => setOpened((times) => times + 1);
  const onSaved = async () => {
    toast.success(t(`${prefix}saved`));
    await refreshSettings(cache);
    // Fetched values reach `query` in a task of their own, after the promise: until then the form would be filled with those of before the save.
    setTimeout(fillAnew);
  };
  return (
    <Box maxWidth="60rem">
      <Panel aria-label={t(`${prefix}form.name`)}>
        {query.data ? (
          <Fragment key={opened}>
            {children(query.data, { onSaved: () => void onSaved(), onDiscard: fillAnew })}
          </Fragment>
        ) : query.error ? (
          <ErrorState
            title={t(`${prefix}failed`)}
            error={query.error}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <Stack gap="4" role="status" aria-label={t('shared.loading')}>
            <Skeleton height="8" />
            <Skeleton height="8" />
            <Skeleton height="8" />
          </Stack>
        )}
      </Panel>
    </Box>
  );
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

interface FormFootProps {
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  /** Called when the changes are discarded. */
  readonly onDiscard: () => void;
}

/** Footer of an inline form: unsaved-changes notice, Discard, Save. */
export function FormFoot({ isDirty, isSubmitting, onDiscard }: FormFootProps): ReactNode {
  const t = useT();
  const isOnline = useOnline();
  return (
    <Flex css={FOOT}>
      <Text role="status" tone="muted" textStyle="xs">
        {isOnline ? isDirty && t('settings.company.unsaved') : t('form.offline')}
      </Text>
      {isDirty && <Button onClick={onDiscard}>{t('form.leave.discard')}</Button>}
      <Button
        type="submit"
        variant="solid"
        loading={isSubmitting}
        disabled={!isOnline}
        // Prevents the blur before the click: an error that appears on blur would move the button away.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => event.currentTarget.focus()}
      >
        {t('shared.save')}
      </Button>
    </Flex>
  );
}
