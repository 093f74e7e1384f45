import { brusselsToday, DRIVER_PAPERS, papersToRenew } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Alert } from '@navette/shared/ui';
import { FormSection, useWatch } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { Fields } from './driver-fields.ts';
import { PAPER_NAMES, paperWords } from './driver-papers.ts';
import type { DriverValues } from './driver-schema.ts';

/** Licence, insurance and medical certificate, with a warning before one of them expires. */
export function PapersSection(): ReactNode {
  const t = useT();
  const formats = useFormats();
  const [licenceUntil, insuranceUntil, medicalUntil] = useWatch<DriverValues, typeof DRIVER_PAPERS>({
    name: DRIVER_PAPERS,
  });
  const papers = papersToRenew({ licenceUntil, insuranceUntil, medicalUntil }, brusselsToday());
  return (
    <FormSection title={t('driver.section.papers')}>
      {DRIVER_PAPERS.map((paper) => (
        <Fields.DateField key={paper} name={paper} label={t(PAPER_NAMES[paper].field)} ahead span={4} />
      ))}
      {papers.length > 0 && (
        <div style={{ gridColumn: 'span 12' }} data-field>
          <Alert
            status={papers.some(({ state }) => state === 'expired') ? 'error' : 'warning'}
            title={papers.map((paper) => paperWords(paper, { t, formats })).join(' ')}
          />
        </div>
      )}
    </FormSection>
  );
}
