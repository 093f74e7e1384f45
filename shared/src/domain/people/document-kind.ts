export {
  /** Kind of a client's document: prescription, agreement of the mutuality, medical certificate, proof of identity, letter, other. */
  type DocumentKind,
  /** Every kind of document, in the order of the choice. */
  DOCUMENT_KIND_VALUES as DOCUMENT_KINDS,
} from '@navette/openapi/enums';
