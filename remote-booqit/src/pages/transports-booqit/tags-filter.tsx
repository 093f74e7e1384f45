import { PLATFORM_TAGS, type PlatformTag } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Button, Stack } from '@navette/shared/ui';
import { Popover, Switch } from '@navette/shared/ui-overlay';
import { Tags } from 'lucide-react';
import type { ReactNode } from 'react';
import { TAG_WORDS } from '../../entities/transport/status-words.ts';

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
            {t(TAG_WORDS[tag])}
          </Switch>
        ))}
      </Stack>
    </Popover>
  );
}
