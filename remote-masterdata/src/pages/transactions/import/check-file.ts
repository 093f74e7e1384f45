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

/** Refuses at once, and in the words of the server, what it would refuse after having got it all; undefined when the file may go. */
export function fileFault({ size }: File): ApiProblem | undefined {
  if (size === 0) return refused(messageKey('validation.file.empty'));
  return size > MOST_MB * 1024 * 1024 ? refused(messageKey('validation.file.tooLarge'), { max: MOST_MB }) : undefined;
}
