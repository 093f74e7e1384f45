import { useT } from '@navette/shared/i18n';
import { Box, ExternalLink, Flex } from '@navette/shared/ui';
import { ExternalLink as Outside } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CampaignItem } from '../requests/use-campaign-data.ts';
import { isOwnPicture } from './own-picture.ts';
import { TemplatePicture } from './template-picture.tsx';

/** Template: picture and name. A picture of another origin, which the page does not load, opens in a window of its own. */
export function TemplateCard({ template }: { readonly template: CampaignItem }): ReactNode {
  const t = useT();
  const { title, thumbnail } = template;
  const elsewhere = thumbnail !== null && thumbnail.startsWith('https:') && !isOwnPicture(thumbnail);
  return (
    <Flex
      as="li"
      direction="column"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      overflow="hidden"
      listStyleType="none"
    >
      <TemplatePicture template={template} />
      <Flex direction="column" gap="1" padding="3">
        <Box fontWeight="medium" overflowWrap="anywhere">
          {title}
        </Box>
        {elsewhere && (
          <ExternalLink
            href={thumbnail}
            target="_blank"
            rel="noreferrer"
            textStyle="xs"
            display="inline-flex"
            alignItems="center"
            gap="1"
            aria-label={t('campaign.template.open', { title })}
          >
            {t('campaign.template.see')}
            <Outside aria-hidden size={12} />
          </ExternalLink>
        )}
      </Flex>
    </Flex>
  );
}
