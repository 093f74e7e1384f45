import type { ImportableKind } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Alert, Box, Button, Flex, Link, Panel } from '@navette/shared/ui';
import { FileFailure, ProgressBar } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { KINDS } from './kinds.ts';
import { ColumnsStep } from './steps/columns-step.tsx';
import { FileStep } from './steps/file-step.tsx';
import { PreviewStep } from './steps/preview-step.tsx';
import type { ImportRun, ImportStep } from './use-import-run.ts';

const STEPS = [
  ['file', messageKey('import.step.file')],
  ['columns', messageKey('import.step.columns')],
  ['preview', messageKey('import.step.preview')],
  ['result', messageKey('import.step.result')],
] as const;

const LIST = { display: 'flex', flexWrap: 'wrap', gap: '4', textStyle: 'sm', counterReset: 'step' } as const;
const STEP = {
  counterIncrement: 'step',
  color: 'fg.muted',
  '&::before': { content: 'counter(step) ". "' },
  '&[aria-current=step]': { color: 'fg', fontWeight: 'semibold', borderBottomWidth: '2px', borderColor: 'brand.700' },
} as const;

const shownStep = ({ name }: ImportStep) => (name === 'checking' ? 'preview' : name);

/** Steps of an import, with the current one open. */
export function ImportSteps({ kind, run }: { readonly kind: ImportableKind; readonly run: ImportRun }): ReactNode {
  const t = useT();
  return (
    <>
      <Box as="ol" css={LIST} aria-label={t('import.steps')}>
        {STEPS.map(([name, title]) => (
          <Box as="li" key={name} css={STEP} aria-current={name === shownStep(run.step) ? 'step' : undefined}>
            {t(title)}
          </Box>
        ))}
      </Box>
      <OpenStep kind={kind} run={run} />
    </>
  );
}

function OpenStep({ kind, run }: { readonly kind: ImportableKind; readonly run: ImportRun }): ReactNode {
  const t = useT();
  const { step } = run;
  switch (step.name) {
    case 'file':
      return <FileStep kind={kind} onRead={run.read} />;
    case 'columns':
      return (
        <>
          {step.error !== undefined && <FileFailure error={step.error} />}
          <ColumnsStep
            kind={kind}
            table={step.table}
            columns={step.columns}
            onRead={run.read}
            onChange={run.setColumns}
            onBack={run.restart}
            onNext={() => void run.check()}
          />
        </>
      );
    case 'checking':
      return (
        <Panel>
          <p role="status">{t('import.checking')}</p>
          <ProgressBar label={t('import.checking')} share={step.share} />
        </Panel>
      );
    case 'preview':
      return (
        <>
          {step.busy && <ProgressBar label={t('import.running')} share={undefined} />}
          <PreviewStep
            kind={kind}
            rows={step.rows}
            busy={step.busy}
            error={step.error}
            onBack={run.back}
            onRun={(choices) => void run.run(choices)}
          />
        </>
      );
    default: {
      const { created, updated, skipped, source } = step.batch;
      return (
        <Panel>
          <Alert status="success" title={t('import.done', { source, created, updated, skipped })} />
          <Flex gap="3" marginTop="3" align="center">
            <Link to={KINDS[kind].list}>{t('import.toList', { list: t(KINDS[kind].title) })}</Link>
            <Button onClick={run.restart}>{t('import.otherFile')}</Button>
          </Flex>
        </Panel>
      );
    }
  }
}
