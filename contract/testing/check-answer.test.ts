import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '../definition/route.ts';
import { createOpenApiDocument } from '../openapi/openapi-document.ts';
import { createAnswerCheck, type InterfaceDocument, type ReceivedAnswer } from './check-answer.ts';

const open = { access: 'public', rateLimit: { bucket: 'test', max: 1, perSeconds: 1 } } as const;
const routes = {
  readScore: defineRoute({
    ...open,
    method: 'GET',
    path: '/api/scores/{id}/',
    summary: 'one score',
    conditional: true,
    answers: { 200: z.object({ runs: z.int() }) },
  }),
  listLive: defineRoute({
    ...open,
    method: 'GET',
    path: '/api/scores/live/',
    summary: 'live scores',
    answers: { 200: z.object({ total: z.int() }) },
  }),
  scoreRun: defineRoute({
    ...open,
    method: 'POST',
    path: '/api/runs/',
    summary: 'adds runs',
    answers: { 202: z.object({}) },
  }),
};

const areas = { Scores: { about: 'Scores.', routes } };
const check = createAnswerCheck(createOpenApiDocument(areas, '0') as unknown as InterfaceDocument);
const json = 'application/json; charset=utf-8';
const errorBody = JSON.stringify({ error: 'No.', code: 'bad_request', requestId: 'r1' });

const scores: ReceivedAnswer = {
  method: 'GET',
  url: '/api/scores/m1/?from=2',
  status: 200,
  headers: { 'content-type': json, etag: '"1"' },
  body: '{"runs":264}',
};
const failed = { ...scores, headers: { 'content-type': json }, body: errorBody };

describe('a response agrees with the document', () => {
  it.each<[string, Partial<ReceivedAnswer>]>([
    ['when it is as described', {}],
    ['without the final slash in the request', { url: '/api/scores/m1' }],
    ['when the target has the scheme and host of a proxy', { url: 'http://localhost/api/scores/m1/' }],
    ['without a body for HEAD', { method: 'HEAD', body: '' }],
    ['without a body for 304', { status: 304, headers: { etag: '"1"' }, body: '' }],
    ['when a fixed path and one with a parameter match', { url: '/api/scores/live/', body: '{"total":3}' }],
    ['with an error of every route', { ...failed, status: 408 }],
    ['with an error of a request body', { ...failed, url: '/api/runs/', method: 'POST', status: 415 }],
    [
      'with an error of the method',
      { ...failed, method: 'PUT', status: 405, headers: { ...failed.headers, allow: 'GET' } },
    ],
    [
      'with an error of HEAD',
      { ...failed, method: 'HEAD', status: 405, body: '', headers: { allow: 'GET' } },
    ],
    ['when its path is not documented', { url: '/nowhere/', status: 418 }],
  ])('%s', (_how, answer) => {
    expect(check({ ...scores, ...answer })).toBeNull();
  });
});

describe('a response differs from the document', () => {
  it.each<[string, Partial<ReceivedAnswer>, RegExp]>([
    ['by its status', { ...failed, status: 404 }, /GET .* 404: the status is not documented/],
    ['by an error of a request body that it does not have', { ...failed, status: 413 }, /not documented/],
    [
      'by 304 without a conditional route',
      { url: '/api/scores/live/', status: 304, body: '' },
      /not documented/,
    ],
    ['by a success of an undocumented method', { method: 'PUT', status: 200 }, /not documented/],
    ['by a missing field', { body: '{}' }, /must have required property 'runs'/],
    ['by a field of another type', { body: '{"runs":"264"}' }, /body\/runs must be integer/],
    ['by an additional field', { body: '{"runs":264,"secret":1}' }, /must NOT have additional properties/],
    ['by a body that is not JSON', { body: '<html>' }, /must be object/],
    ['by its media type', { headers: { ...scores.headers, 'content-type': 'text/html' } }, /text\/html/],
    ['by a missing media type', { headers: { etag: '"1"' } }, /\(none\)/],
    ['by a missing header', { headers: { 'content-type': json } }, /lacks the header ETag/],
    ['by a missing Retry-After', { ...failed, status: 503 }, /lacks the header Retry-After/],
    ['by a body for HEAD', { method: 'HEAD' }, /has a body/],
    ['by a body for 304', { status: 304 }, /has a body/],
    ['by another error body', { ...failed, status: 400, body: '{"message":"No."}' }, /must have required/],
    [
      'by an unknown error code',
      { ...failed, status: 400, body: errorBody.replace('bad_request', 'bad_weather') },
      /code must be equal to one of/,
    ],
  ])('%s', (_how, answer, fault) => {
    expect(check({ ...scores, ...answer })).toMatch(fault);
  });
});
