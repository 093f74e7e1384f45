import { PLATFORM_TAGS, type PlatformTag } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Button, Stack } from '@navette/shared/ui';
import { Popover, Switch } from '@navette/shared/ui-overlay';
import { Tags } from 'lucide-react';
import type { ReactNode } from 'react';

const LABELS: Readonly<Record<PlatformTag, string>> = {
  invoiced: messageKey('tag.invoiced'),
  invoiceable: messageKey('tag.invoiceable'),
  invoicingStarted: messageKey('tag.invoicingStarted'),
  certificateNeeded: messageKey('tag.certificateNeeded'),
  certificatePresent: messageKey('tag.certificatePresent'),
  certificateSent: messageKey('tag.certificateSent'),
  noMutInvoicingIntervention: messageKey('tag.noMutInvoicingIntervention'),
};

interface TagsFilterProps {
  readonly tags: readonly PlatformTag[];
  readonly onChange: (tags: readonly PlatformTag[]) => void;
}

/** Filters of the platform, a switch each; transports have all that are on (S3 §4). */
export function TagsFilter({ tags, onChange }: TagsFilterProps): ReactNode {
  const t = useT();
  return (
    <Popover
      title={t('transports.tags')}
      trigger={
        <Button icon={<Tags aria-hidden />}>
          {tags.length === 0 ? t('transports.tags') : t('transports.tags.count', { count: tags.length })}
        </Button>
      }
    >
      <Stack gap="2">
        {PLATFORM_TAGS.map((tag) => (
          <Switch
            key={tag}
            checked={tags.includes(tag)}
            onChange={(isOn) => onChange(isOn ? [...tags, tag] : tags.filter((other) => other !== tag))}
          >
            {t(LABELS[tag])}
          </Switch>
        ))}
      </Stack>
    </Popover>
  );
}
