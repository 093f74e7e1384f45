import { useT } from '@navette/shared/i18n';
import { choiceParam, useSearchState } from '@navette/shared/router';
import { mayOpen } from '@navette/shared/domain';
import { useUser } from '@navette/shared/session';
import { Heading, Page } from '@navette/shared/ui';
import { SelectBox } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { ImportHistory } from './import-history.tsx';
import { ImportSteps } from './import-steps.tsx';
import { IMPORTABLE_KINDS, KINDS } from './kinds.ts';
import { useImportRun } from './use-import-run.ts';

const SEARCH = { kind: choiceParam(IMPORTABLE_KINDS, 'clients') };

/** Import of records from a file: file, columns, preview, result; and the earlier imports. */
export function ImportPage(): ReactNode {
  const t = useT();
  const [{ kind }, setSearch] = useSearchState(SEARCH);
  const pages = useUser()?.pages;
  const run = useImportRun(kind);
  return (
    <Page
      title={t('import.title')}
      aside={
        <SelectBox
          aria-label={t('import.kind')}
          value={kind}
          disabled={run.step.name !== 'file'}
          onChange={({ currentTarget }) => {
            const chosen = IMPORTABLE_KINDS.find((one) => one === currentTarget.value);
            if (chosen) setSearch({ kind: chosen });
          }}
        >
          {IMPORTABLE_KINDS.filter((one) => mayOpen(pages, KINDS[one].page)).map((one) => (
            <option key={one} value={one}>
              {t(KINDS[one].title)}
            </option>
          ))}
        </SelectBox>
      }
    >
      <ImportSteps kind={kind} run={run} />
      {run.step.name === 'file' && (
        <>
          <Heading as="h2" size="sm">
            {t('import.history')}
          </Heading>
          <ImportHistory key={kind} kind={kind} />
        </>
      )}
    </Page>
  );
}
