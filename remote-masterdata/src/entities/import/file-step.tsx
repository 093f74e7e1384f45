import { type ImportableKind, IMPORT_FIELDS } from '@navette/shared/domain';
import { useLocale, useT, type Locale } from '@navette/shared/i18n';
import { Alert, Button, Flex, Heading, Panel, Text, saveFile } from '@navette/shared/ui';
import { FileButton } from '@navette/shared/ui-form';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FileFault, MOST_MB, MOST_ROWS } from './file-fault.ts';
import { readFile, type FileTable } from './read-file.ts';
import { KINDS } from './import-requests.ts';
import { saveWorkbook } from '@navette/shared/ui-table';

interface FileStepProps {
  readonly kind: ImportableKind;
  readonly onRead: (table: FileTable) => void;
}

/** Choice of the file, and download of the templates. */
export function FileStep({ kind, onRead }: FileStepProps): ReactNode {
  const t = useT();
  const locale = useLocale();
  const [fault, setFault] = useState<FileFault>();
  const name = t(KINDS[kind].title);
  const read = async ([file]: readonly File[]) => {
    setFault(undefined);
    if (!file) return;
    try {
      onRead(await readFile(file));
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      setFault(error);
    }
  };
  return (
    <Panel>
      <Heading as="h2" size="sm">
        {t('import.file.title')}
      </Heading>
      <Text marginBlock="2">{t('import.file.help', { rows: MOST_ROWS, size: MOST_MB })}</Text>
      <Flex gap="2" wrap="wrap">
        <FileButton variant="solid" label={t('import.file.choose')} onFiles={(files) => void read(files)} />
        <Button icon={<Download aria-hidden />} onClick={() => saveCsvTemplate(kind, locale, name)}>
          {t('import.template.csv')}
        </Button>
        <Button icon={<Download aria-hidden />} onClick={() => void saveWorkbookTemplate(kind, locale, name)}>
          {t('import.template.xlsx')}
        </Button>
      </Flex>
      {fault && (
        <Flex marginTop="3">
          <Alert status="error" title={t(fault.messageKey, fault.params)} />
        </Flex>
      )}
    </Panel>
  );
}

/** Template headings of a kind, in a language. */
const templateHeadings = (kind: ImportableKind, locale: Locale): string[] =>
  IMPORT_FIELDS[kind].map(({ names, required }) => `${names[locale][0]}${required ? ' *' : ''}`);

/** Downloads the template as CSV in the format that spreadsheets in Belgium open: semicolons, with a byte order mark. */
function saveCsvTemplate(kind: ImportableKind, locale: Locale, name: string): void {
  const line = templateHeadings(kind, locale)
    .map((heading) => `"${heading}"`)
    .join(';');
  saveFile(`${name}.csv`, `\uFEFF${line}\r\n`);
}

/** Downloads the template as a workbook. */
const saveWorkbookTemplate = (kind: ImportableKind, locale: Locale, name: string): Promise<void> =>
  saveWorkbook(name, { headings: templateHeadings(kind, locale) });
