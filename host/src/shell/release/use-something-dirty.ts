import { dirtyFormsAtom } from '@navette/shared/ui-form';
import { useAtomValue } from 'jotai';

/** Whether any form of the page is dirty: then neither the page nor a part of it may be remounted. */
export const useSomethingDirty = (): boolean => useAtomValue(dirtyFormsAtom).size > 0;
