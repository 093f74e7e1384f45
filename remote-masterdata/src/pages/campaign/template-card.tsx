import { useT } from '@navette/shared/i18n';
import { Box, ExternalLink, Flex } from '@navette/shared/ui';
import { ExternalLink as Outside, LayoutTemplate } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CampaignItem } from './campaign-requests.ts';

/** Template with picture and name. A picture of another origin, blocked on the page, opens in a new window. */
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

/** Picture of a template; a placeholder when it is missing, broken or of another origin. */
function TemplatePicture({ template: { title, thumbnail } }: { readonly template: CampaignItem }): ReactNode {
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

/** Whether the content security policy allows a picture: only from the page's own origin, not from the mailing service. */
export function isOwnPicture(address: string, origin = window.location.origin): boolean {
  try {
    const { protocol, origin: its } = new URL(address, origin);
    return its === origin || protocol === 'data:';
  } catch {
    return false;
  }
}
