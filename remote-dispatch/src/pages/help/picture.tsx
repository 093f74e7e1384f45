import { useLocale, useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { type ReactNode, useState } from 'react';
import { PICTURES } from './pictures/index.ts';

interface TopicPictureProps {
  readonly id: keyof typeof PICTURES;
  /** Title of the topic. */
  readonly title: string;
}

/** Picture of the screen that a topic explains, in the reader's language; a click shows it large. */
export function TopicPicture({ id, title }: TopicPictureProps): ReactNode {
  const t = useT();
  const locale = useLocale();
  const [isLarge, setLarge] = useState(false);
  const { width, height, ...urls } = PICTURES[id];
  const image = (alt: string) => (
    <img src={urls[locale]} alt={alt} width={width} height={height} loading="lazy" style={SIZE} />
  );
  return (
    <>
      <Box
        as="button"
        aria-haspopup="dialog"
        display="block"
        width="100%"
        marginBottom="2"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l2"
        overflow="hidden"
        cursor="zoom-in"
        onClick={() => setLarge(true)}
      >
        {image(t('help.picture', { title }))}
      </Box>
      {isLarge && (
        <Dialog open size={1200} title={title} onClose={() => setLarge(false)}>
          {image(t('help.picture', { title }))}
        </Dialog>
      )}
    </>
  );
}

const SIZE = { width: '100%', height: 'auto' } as const;
