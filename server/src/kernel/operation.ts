import type { operations as permissions, OperationId } from '@navette/openapi/operations';
import type { operations } from '@navette/openapi/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';

export type { OperationId };

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Given<T, Name extends string> = T extends Partial<Record<Name, infer Values>> ? NonNullable<Values> : never;

/** Body of a request, as in the contract. */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? Json<NonNullable<Body>>
  : undefined;
export type PathOf<Id extends OperationId> = Given<Parameters<Id>, 'path'>;
export type QueryOf<Id extends OperationId> = Given<Parameters<Id>, 'query'>;
/** Body of a successful answer. */
export type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Answer }
  ? Json<Answer>
  : undefined;

type CallerOf<Id extends OperationId> = (typeof permissions)[Id]['permission'] extends readonly ['public']
  ? Caller | undefined
  : (typeof permissions)[Id]['permission'] extends readonly ['ops-token' | 'carrier-token']
    ? undefined
    : Caller;

/** An authorised call with values validated against the contract, and the services that its handler declares. */
export interface Call<Id extends OperationId, Services = unknown> {
  body: BodyOf<Id>;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  caller: CallerOf<Id>;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Handler of an operation. Returns the body of the answer, or throws a ProblemError. A handler that sends raw bytes returns the reply.
 * @typeParam Services dependencies of the handler: no more than it uses
 */
export type Handler<Id extends OperationId, Services = unknown> = (
  call: Call<Id, Services>,
) => Promise<AnswerOf<Id> | FastifyReply>;

/** Handlers by operation; an operation without one answers 501. */
export type Handlers<Services = unknown> = { [Id in OperationId]?: Handler<Id, Services> };
