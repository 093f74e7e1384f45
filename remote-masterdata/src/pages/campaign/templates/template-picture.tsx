import { useT } from '@navette/shared/i18n';
import { Flex } from '@navette/shared/ui';
import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CampaignItem } from '../requests/use-campaign-data.ts';
import { isOwnPicture } from './own-picture.ts';

/** Picture of a template, or a drawing when it is missing, broken or of another origin. */
export function TemplatePicture({ template: { title, thumbnail } }: { readonly template: CampaignItem }): ReactNode {
  const t = useT();
  const [isBroken, setBroken] = useState(false);
  if (thumbnail && !isBroken && isOwnPicture(thumbnail)) {
    return (
      <img
        src={thumbnail}
        alt={t('campaign.template.alt', { title })}
        loading="lazy"
        style={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', objectPosition: 'top' }}
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <Flex
      role="img"
      aria-label={t('campaign.template.noPicture', { title })}
      align="center"
      justify="center"
      width="100%"
      aspectRatio="4 / 3"
      bg="bg.muted"
      color="fg.subtle"
    >
      <LayoutTemplate aria-hidden size={40} strokeWidth={1.25} />
    </Flex>
  );
}
