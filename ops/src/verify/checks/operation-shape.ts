import { compareSchemas } from '../shape/compare.ts';
import { failed, type Difference } from '../shape/difference.ts';
import { asSchema } from '../shape/json-schema.ts';
import type { DeployedOperation } from './deployed-api.ts';

/** An operation as somebody calls it: as a remote's build recorded it, or as a former contract had it. */
export interface CalledOperation {
  readonly method: string;
  readonly path: string;
  readonly parameters: Readonly<
    Record<string, { readonly in: string; readonly required: boolean; readonly schema: unknown }>
  >;
  readonly request?: unknown;
  readonly response?: unknown;
}

/** Whether an operation can be called as it could be when the remote was built: what is sent is accepted, what is read still comes. */
export function operationDifferences(built: CalledOperation, deployed: DeployedOperation): readonly Difference[] {
  const [was, is] = [
    `${built.method.toUpperCase()} ${built.path}`,
    `${deployed.method.toUpperCase()} ${deployed.path}`,
  ];
  if (was.toLowerCase() !== is.toLowerCase()) return [failed('address', `is ${is} now, was ${was}`)];
  return [
    ...parameterDifferences(built, deployed),
    ...bodyDifferences(built, deployed),
    ...answerDifferences(built, deployed),
  ];
}

function parameterDifferences({ parameters }: CalledOperation, deployed: DeployedOperation): readonly Difference[] {
  const wanted = [...deployed.parameters].filter(
    ([name, { required }]) => required && parameters[name]?.required !== true,
  );
  return [
    ...wanted.map(([name]) =>
      failed(
        `parameter ${name}`,
        parameters[name] === undefined ? 'must be sent now and was not known' : 'must always be sent now',
      ),
    ),
    ...Object.entries(parameters).flatMap(([name, parameter]) => {
      const target = deployed.parameters.get(name);
      if (target === undefined) return [failed(`parameter ${name}`, 'is no longer understood')];
      if (target.in !== parameter.in)
        return [failed(`parameter ${name}`, `is in the ${target.in} now, was in the ${parameter.in}`)];
      return compareSchemas(asSchema(parameter.schema), target.schema, 'accepts', `parameter ${name}`);
    }),
  ];
}

function bodyDifferences({ request }: CalledOperation, deployed: DeployedOperation): readonly Difference[] {
  if (request === undefined) return deployed.request?.required === true ? [failed('body', 'must be sent now')] : [];
  if (deployed.request === undefined) return [failed('body', 'is no longer accepted')];
  return compareSchemas(asSchema(request), deployed.request.schema, 'accepts', 'body');
}

function answerDifferences({ response }: CalledOperation, deployed: DeployedOperation): readonly Difference[] {
  if (response === undefined) return [];
  return deployed.response === undefined
    ? [failed('answer', 'no longer comes')]
    : compareSchemas(deployed.response, asSchema(response), 'reads', 'answer');
}
