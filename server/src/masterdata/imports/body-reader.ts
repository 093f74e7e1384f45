import { contractOperations } from '../../kernel/contract.ts';
import type { BodyOf, OperationId } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import { validationFields } from '../../kernel/as-problem.ts';
import { lazyValidator } from '../../kernel/validators.ts';

/**
 * Parser of values into the body of an operation, validated by its schema as a call would be.
 * @throws ProblemError of the reader, with every wrong field
 */
export function bodyReader<Id extends OperationId>(id: Id): (values: object) => BodyOf<Id> {
  const operation = contractOperations.find((candidate) => candidate.id === id);
  const schema = operation?.documented.requestBody?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${id} takes no body`);
  const validator = lazyValidator(schema, 'json');
  const isBody = (values: unknown): values is BodyOf<Id> => validator(values);
  return (values) => {
    if (isBody(values)) return values;
    throw invalid(...validationFields(validator.errors ?? []));
  };
}
