import { ApiProblem } from '../../api/problem.ts';

/** Timeout of the upload, ms: allows 10 MB over a slow connection. */
const UPLOAD_TIMEOUT = 120_000;

/** Upload of a receipt's file as the raw body of a call. */
export const receiptUpload = {
  /**
   * Options of the call that carry the file.
   * @param onProgress gets the share that is sent, 0 to 1
   * @example api.POST('/service/ticket/upload', { params, ...receiptUpload.body(file) })
   */
  body: (file: File, onProgress?: (share: number) => void) => ({
    headers: { 'Content-Type': 'application/octet-stream' },
    // The contract has no type for binary bodies: the serializer replaces an empty string by the file.
    body: '',
    bodySerializer: () => file,
    timeout: UPLOAD_TIMEOUT,
    ...(onProgress && { onProgress }),
  }),
  /**
   * Moves a problem with the file (`file.unsupported`, `file.damaged`, `file.tooLarge`) to the field in which the file was chosen, and rethrows.
   * @param field name of the form's field
   */
  rethrowAt:
    (field: string) =>
    (error: unknown): never => {
      if (!(error instanceof ApiProblem) || !error.code.startsWith('file.')) throw error;
      const { status, code, messageKey, incidentId } = error;
      throw new ApiProblem({ status, code, messageKey, incidentId, fields: [{ field, messageKey }] }, { cause: error });
    },
};
