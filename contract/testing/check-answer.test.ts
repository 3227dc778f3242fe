import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeInterface } from '../openapi/openapi-document.ts';
import { defineRoute } from '../definition/route.ts';
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

const check = createAnswerCheck(describeInterface(routes, '0') as unknown as InterfaceDocument);
const json = 'application/json; charset=utf-8';
const refusal = JSON.stringify({ error: 'No.', code: 'bad_request', requestId: 'r1' });

const scores: ReceivedAnswer = {
  method: 'GET',
  url: '/api/scores/m1/?from=2',
  status: 200,
  headers: { 'content-type': json, etag: '"1"' },
  body: '{"runs":264}',
};
const refused = { ...scores, headers: { 'content-type': json }, body: refusal };

describe('an answer agrees with the document', () => {
  it.each<[string, Partial<ReceivedAnswer>]>([
    ['as described', {}],
    ['without the closing slash', { url: '/api/scores/m1' }],
    ['behind the scheme and host of a proxy', { url: 'http://localhost/api/scores/m1/' }],
    ['without a body to HEAD', { method: 'HEAD', body: '' }],
    ['without a body when not modified', { status: 304, headers: { etag: '"1"' }, body: '' }],
    ['under a fixed path before one with a parameter', { url: '/api/scores/live/', body: '{"total":3}' }],
    ['as a refusal that any route can send', { ...refused, status: 408 }],
    ['as a refusal of a body', { ...refused, url: '/api/runs/', method: 'POST', status: 415 }],
    [
      'as a refusal of the method',
      { ...refused, method: 'PUT', status: 405, headers: { ...refused.headers, allow: 'GET' } },
    ],
    [
      'as a refusal of HEAD',
      { ...refused, method: 'HEAD', status: 405, body: '', headers: { allow: 'GET' } },
    ],
    ['when its address is not described', { url: '/nowhere/', status: 418 }],
  ])('%s', (_how, answer) => {
    expect(check({ ...scores, ...answer })).toBeNull();
  });
});

describe('an answer differs from the document', () => {
  it.each<[string, Partial<ReceivedAnswer>, RegExp]>([
    ['by its status', { ...refused, status: 404 }, /GET .* 404: the status is not documented/],
    ['by a refusal of a body that it does not read', { ...refused, status: 413 }, /not documented/],
    [
      'by 304 where nothing is conditional',
      { url: '/api/scores/live/', status: 304, body: '' },
      /not documented/,
    ],
    ['by the status of a method that it does not have', { method: 'PUT', status: 200 }, /not documented/],
    ['by a missing field', { body: '{}' }, /must have required property 'runs'/],
    ['by a field of another type', { body: '{"runs":"264"}' }, /body\/runs must be integer/],
    ['by a field too many', { body: '{"runs":264,"secret":1}' }, /must NOT have additional properties/],
    ['by a body that is no JSON', { body: '<html>' }, /must be object/],
    ['by its media type', { headers: { ...scores.headers, 'content-type': 'text/html' } }, /text\/html/],
    ['by no media type', { headers: { etag: '"1"' } }, /\(none\)/],
    ['by a missing header', { headers: { 'content-type': json } }, /lacks the header ETag/],
    ['by no Retry-After', { ...refused, status: 503 }, /lacks the header Retry-After/],
    ['by a body to HEAD', { method: 'HEAD' }, /has a body/],
    ['by a body of a 304', { status: 304 }, /has a body/],
    [
      'by a refusal that is not ours',
      { ...refused, status: 400, body: '{"message":"No."}' },
      /must have required/,
    ],
  ])('%s', (_how, answer, fault) => {
    expect(check({ ...scores, ...answer })).toMatch(fault);
  });
});
