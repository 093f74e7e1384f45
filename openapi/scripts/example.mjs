// @ts-check
/** Small contract without faults, for tests that break one rule at a time. */

/** @returns {Record<string, any>} */
export const faultlessDocument = () => ({
  openapi: '3.1.0',
  info: { title: 'Example', version: '1.0.0' },
  tags: [{ name: 'bookings' }],
  paths: {
    '/api/booking/{id}': {
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: 'Number',
          schema: { type: 'integer', minimum: 1, maximum: 9 },
        },
      ],
      get: {
        operationId: 'getBooking',
        tags: ['bookings'],
        summary: 'A booking',
        'x-effect': 'read',
        'x-permission': ['signed-in'],
        responses: {
          200: { description: 'It', headers: { ETag: { description: 'Version', schema: { type: 'string' } } } },
          default: { $ref: '#/components/responses/Problem' },
        },
      },
      put: {
        operationId: 'updateBooking',
        tags: ['bookings'],
        summary: 'Change a booking',
        'x-effect': 'update',
        'x-permission': ['booking', 'timeline'],
        parameters: [
          { name: 'If-Match', in: 'header', description: 'Version', schema: { type: 'string', maxLength: 9 } },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/BookingUpdate' } } },
        },
        responses: { 200: { description: 'Changed' }, default: { $ref: '#/components/responses/Problem' } },
      },
      delete: {
        operationId: 'deleteBooking',
        tags: ['bookings'],
        summary: 'Delete a booking',
        'x-effect': 'delete',
        'x-permission': ['signed-in'],
        responses: { 200: { description: 'Deleted' }, default: { $ref: '#/components/responses/Problem' } },
      },
    },
  },
  components: {
    responses: {
      Problem: {
        description: 'Refused',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
    schemas: {
      PageName: { type: 'string', description: 'A page', enum: ['booking', 'timeline'] },
      Problem: {
        type: 'object',
        description: 'Refusal',
        additionalProperties: false,
        properties: {
          pages: { type: 'array', description: 'Pages', items: { $ref: '#/components/schemas/PageName' } },
        },
      },
      BookingUpdate: {
        type: 'object',
        description: 'Some fields',
        additionalProperties: false,
        properties: { info: { type: 'string', maxLength: 10, description: 'Information' } },
      },
    },
  },
});
