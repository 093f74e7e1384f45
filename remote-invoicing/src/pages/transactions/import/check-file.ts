import { ApiProblem } from '@navette/shared/api';
import { messageKey } from '@navette/shared/i18n';

/** The largest file that the server reads. */
const MOST_MB = 200;

const refused = (key: string, params?: Record<string, number>) =>
  new ApiProblem({
    status: 400,
    code: 'validation',
    messageKey: messageKey('problem.validation'),
    fields: [{ field: 'file', messageKey: key, ...(params && { params }) }],
    incidentId: '',
  });

/** Refuses before the upload, with the server's own code, what the server would refuse after it; undefined for a file that may be sent. */
export function fileFault({ size }: File): ApiProblem | undefined {
  if (size === 0) return refused(messageKey('validation.file.empty'));
  return size > MOST_MB * 1024 * 1024 ? refused(messageKey('validation.file.tooLarge'), { max: MOST_MB }) : undefined;
}
