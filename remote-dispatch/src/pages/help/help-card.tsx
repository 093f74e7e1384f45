import { useT } from '@navette/shared/i18n';
import { Box, Heading, Link, Panel } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { HelpTopic } from './help-topics.ts';

/** Topic of the help with its steps, and a link to its page. */
export function HelpCard({ topic: { id, titleKey, stepKeys, at } }: { readonly topic: HelpTopic }): ReactNode {
  const t = useT();
  const headingId = `help-${id}`;
  return (
    <Panel aria-labelledby={headingId}>
      <Heading size="sm" id={headingId}>
        {t(titleKey)}
      </Heading>
      <Box as="ol" listStyleType="decimal" paddingInlineStart="5" marginBlock="2">
        {stepKeys.map((key) => (
          <Box as="li" key={key} paddingBlock="1">
            {t(key)}
          </Box>
        ))}
      </Box>
      {at && <Link to={at.path}>{t('help.goThere')}</Link>}
    </Panel>
  );
}
