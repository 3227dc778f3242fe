import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { pathOf, pathPattern } from '../request-paths.ts';

/** A response as a client received it. `headers` have lower-case names; `body` is decompressed. */
export interface ReceivedAnswer {
  readonly method: string;
  /** The request target: a path, perhaps with a query. */
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

interface DescribedResponse {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
  readonly headers?: Readonly<Record<string, object>>;
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}

/** The part of the OpenAPI document that the check reads. */
export interface InterfaceDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly responses?: Readonly<Record<string, DescribedResponse>>;
    readonly schemas?: Readonly<Record<string, object>>;
  };
}

/** Error statuses of a method that a documented path does not have. */
const OTHER_METHOD_STATUSES = [400, 404, 405, 408, 431];
/** Statuses whose responses have no body. */
const NO_BODY_STATUSES = [204, 304];

/**
 * Returns a function that compares a response with the OpenAPI document: status, media type, required headers and body.
 * It returns the difference as text, or null if there is none or if the document does not have the path. Server tests
 * check every response with it (`server/platform/testing/check-answers.ts`), and so does the fuzz test.
 */
export function createAnswerCheck(document: InterfaceDocument): (answer: ReceivedAnswer) => string | null {
  const findPath = createPathFinder(document);
  const describeFaults = createBodyCheck(document);
  const shared = document.components.responses ?? {};

  const findResponse = (operation: Operation | undefined, status: number): DescribedResponse | undefined => {
    if (!operation) return OTHER_METHOD_STATUSES.includes(status) ? (shared[status] ?? {}) : undefined;
    const response = operation.responses[status];
    return response?.$ref ? shared[response.$ref.replace('#/components/responses/', '')] : response;
  };

  return (answer) => {
    const path = findPath(answer.url);
    if (path === undefined) return null;
    const methods = document.paths[path] ?? {};
    // HEAD is documented as GET. Streams reject it with 405.
    const operation =
      answer.method === 'HEAD' && answer.status !== 405
        ? methods['get']
        : methods[answer.method.toLowerCase()];
    const response = findResponse(operation, answer.status);
    const name = `${answer.method} ${path} ${answer.status}`;
    if (!response) return `${name}: the status is not documented`;
    const faults = describeHeaderFaults(response, answer) ?? describeFaults(response, answer);
    return faults && `${name}: ${faults}`;
  };
}

/** Returns a function that finds the documented path of a request target. Fixed paths precede paths with parameters. */
export function createPathFinder({
  paths,
}: Pick<InterfaceDocument, 'paths'>): (url: string) => string | undefined {
  const patterns = Object.keys(paths)
    .toSorted((one, other) => one.split('{').length - other.split('{').length)
    .map((path) => ({ path, pattern: pathPattern(path) }));
  return (url) => patterns.find(({ pattern }) => pattern.test(pathOf(url)))?.path;
}

function describeHeaderFaults({ headers = {} }: DescribedResponse, answer: ReceivedAnswer): string | null {
  const missing = Object.keys(headers).filter((name) => answer.headers[name.toLowerCase()] === undefined);
  return missing.length > 0 ? `lacks the header ${missing.join(', ')}` : null;
}

type BodyCheck = (response: DescribedResponse, answer: ReceivedAnswer) => string | null;

function createBodyCheck(document: InterfaceDocument): BodyCheck {
  // zod adds a pattern to each format, so formats need no check.
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const bodies = listBodySchemas(document);
  // One schema, in which the components are compiled once for all bodies.
  ajv.addSchema({ components: document.components, bodies }, 'document');
  const validatorOf = (schema: object) =>
    ajv.getSchema(`document#/bodies/${bodies.indexOf(schema)}`) as ValidateFunction;
  return ({ content }, { method, status, headers, body }) => {
    if (method === 'HEAD' || NO_BODY_STATUSES.includes(status)) {
      return body === '' ? null : 'has a body';
    }
    if (!content) return null;
    const mediaType = headers['content-type']?.split(';')[0] ?? '';
    const described = content[mediaType];
    if (!described) return `the media type ${mediaType || '(none)'} is not documented`;
    const validate = validatorOf(described.schema);
    const value = mediaType === 'application/json' ? parseJson(body) : body;
    return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: 'body' });
  };
}

function listBodySchemas({ paths, components }: InterfaceDocument): object[] {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const responses = [...operations.map((operation) => operation.responses), components.responses ?? {}];
  return responses
    .flatMap((byStatus) => Object.values(byStatus))
    .flatMap(({ content = {} }) => Object.values(content).map(({ schema }) => schema));
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
