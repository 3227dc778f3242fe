import { describe, expect, test } from 'vitest';
import { describeEnvironment } from './environment.ts';
import { drainMsOf, logLevelOf, previousSecretsOf, publicAddressOf, readSettings } from './read-settings.ts';

const settingsOf = (variables: Record<string, string>) => {
  const result = readSettings(variables);
  if (!result.ok) throw new Error(result.faults.join('\n'));
  return result.settings;
};
const faultsOf = (variables: Record<string, string>) => {
  const result = readSettings(variables);
  return result.ok ? [] : result.faults;
};

describe('an empty environment', () => {
  test('replaces every vendor by its sandbox', () => {
    const { environment, vendors } = settingsOf({});
    expect([environment.PORT, environment.MIGRATE_AT_START]).toEqual([3000, true]);
    expect(vendors.sandboxes).toEqual(['google', 'razorpay', 'cricapi']);
    expect(vendors.cricapi.baseUrl).toBe('http://127.0.0.1:4010/cricapi/v1');
  });

  test('treats an empty variable as not set', () => {
    expect(settingsOf({ PORT: '', GOOGLE_CLIENT_ID: '' }).vendors.sandboxes).toContain('google');
  });
});

test('previous secrets that are still accepted are known by their names', () => {
  expect(previousSecretsOf(settingsOf({}).environment)).toEqual([]);
  const { environment } = settingsOf({
    JWT_SECRET_PREVIOUS: 'x'.repeat(32),
    METRICS_TOKEN_PREVIOUS: 'x'.repeat(16),
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'x',
  });
  expect(previousSecretsOf(environment)).toEqual([
    'JWT_SECRET_PREVIOUS',
    'METRICS_TOKEN_PREVIOUS',
    'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
  ]);
});

describe('credentials', () => {
  test('select the real address of a vendor instead of its sandbox', () => {
    const { vendors } = settingsOf({ CRICAPI_KEY: 'k', GOOGLE_CLIENT_ID: 'id' });
    expect(vendors.sandboxes).toEqual(['razorpay']);
    expect(vendors.cricapi.baseUrl).toBe('https://api.cricapi.com/v1');
    expect(vendors.google.keysUrl).toBe('https://www.googleapis.com/oauth2/v3/certs');
  });

  const keys = { RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };

  test('of Razorpay must be complete', () => {
    expect(faultsOf({ ...keys, RAZORPAY_KEY_SECRET: '' })).toHaveLength(1);
    expect(faultsOf({ ...keys, RAZORPAY_WEBHOOK_SECRET: '' })).toHaveLength(1);
    expect(faultsOf(keys)).toEqual([]);
  });

  test('of all vendors and of a database are sufficient for production', () => {
    const vendors = {
      ...keys,
      GOOGLE_CLIENT_ID: 'id',
      CRICAPI_KEY: 'k',
      DATABASE_URL: 'postgres://db/gully',
    };
    const secrets = { JWT_SECRET: 'x'.repeat(32), METRICS_TOKEN: 'm'.repeat(16) };
    expect(faultsOf({ NODE_ENV: 'production', ...vendors, ...secrets })).toEqual([]);
  });

  test('include the previous webhook secret beside the current one', () => {
    const { vendors } = settingsOf({
      RAZORPAY_KEY_ID: 'rzp_live_x',
      RAZORPAY_KEY_SECRET: 's',
      RAZORPAY_WEBHOOK_SECRET: 'new',
      RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'old',
    });
    expect(vendors.razorpay.webhookSecrets).toEqual(['new', 'old']);
  });
});

describe('the value of a variable', () => {
  const taxes = { GSTIN: '29ABCDE1234F1Z5', SUPPLIER_STATE: 'Karnataka' };

  test.each([
    ['1', true],
    ['true', true],
    ['0', false],
    ['false', false],
  ])('%s is read as the flag %s', (text, isOn) => {
    expect(settingsOf({ GST_ENABLED: text, ...taxes }).environment.GST_ENABLED).toBe(isOn);
  });

  test.each([
    ['0', 0],
    ['1', 1],
    ['2', 2],
    ['false', 0],
    ['true', 1],
  ])('%s is read as %i proxies', (text, count) => {
    expect(settingsOf({ TRUST_PROXY: text }).environment.TRUST_PROXY).toBe(count);
  });

  test.each(['-1', '1.5', '10', 'yes'])('%s is no number of proxies', (text) => {
    expect(faultsOf({ TRUST_PROXY: text })).toEqual([
      'TRUST_PROXY: must be the number of your own proxies, 0 to 9',
    ]);
  });

  test('is a list separated by commas, by default empty', () => {
    const { environment } = settingsOf({ ANALYST_EMAILS: 'asha@example.com, ,ravi@example.com,' });
    expect(environment.ANALYST_EMAILS).toEqual(['asha@example.com', 'ravi@example.com']);
    expect(environment.ADMIN_EMAILS).toEqual([]);
    expect(environment.TRUST_PROXY).toBe(0);
  });

  test('is in the example file with its default', () => {
    const lines = describeEnvironment().split('\n');
    expect(lines).toEqual(expect.arrayContaining(['#PORT=3000', '#ALLOW_SANDBOX=0', '#DATABASE_URL=']));
  });
});

test.each([
  [{}, 1],
  [{ GSTIN: '29ABCDE1234F1Z5' }, 1],
  [{ SUPPLIER_STATE: 'Karnataka' }, 1],
  [{ GSTIN: '29ABCDE1234F1Z5', SUPPLIER_STATE: 'Karnataka' }, 0],
])('GST settings %j have %i faults', (variables, count) => {
  expect(faultsOf({ GST_ENABLED: '1', ...variables })).toHaveLength(count);
});

describe('faults', () => {
  test('are all reported together', () => {
    const faults = faultsOf({ PORT: 'http', JWT_SECRET: 'short', ROLES: 'cook' });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'ROLES.0', 'JWT_SECRET']);
  });

  test('never contain a value, which may be a secret', () => {
    expect(faultsOf({ JWT_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
  });
});

describe('production', () => {
  const real = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db/gully',
    JWT_SECRET: 'x'.repeat(32),
    METRICS_TOKEN: 'm'.repeat(16),
  };

  test('rejects a sandbox', () => {
    expect(faultsOf(real).join()).toContain('ALLOW_SANDBOX');
  });

  test('accepts a sandbox for a demonstration', () => {
    expect(faultsOf({ ...real, ALLOW_SANDBOX: '1' })).toEqual([]);
  });

  test('rejects the embedded database, in one sentence', () => {
    expect(faultsOf({ ...real, ALLOW_SANDBOX: '1', DATABASE_URL: '' })).toEqual([
      'DATABASE_URL: must be set in production, or ALLOW_EMBEDDED_DATABASE=1 to run on the PostgreSQL in DATA_DIR',
    ]);
  });

  test('accepts the embedded database when ALLOW_EMBEDDED_DATABASE is set', () => {
    const embedded = { ...real, ALLOW_SANDBOX: '1', DATABASE_URL: '', ALLOW_EMBEDDED_DATABASE: '1' };
    expect(faultsOf(embedded)).toEqual([]);
  });

  test('requires the secret that signs tokens', () => {
    expect(faultsOf({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).join()).toContain('JWT_SECRET');
  });
});

test.each([
  [{ NODE_ENV: 'production' }, 'info'],
  [{ NODE_ENV: 'development' }, 'warn'],
  [{ NODE_ENV: 'production', LOG_LEVEL: 'debug' }, 'debug'],
] as const)('%j logs from level %s', (environment, level) => {
  expect(logLevelOf(environment)).toBe(level);
});

test.each([
  [{ NODE_ENV: 'production' }, 3_000],
  [{ NODE_ENV: 'development' }, 0],
  [{ NODE_ENV: 'production', DRAIN_SECONDS: 0.5 }, 500],
] as const)('%j serves for %i ms after the signal to stop', (environment, ms) => {
  expect(drainMsOf({ DRAIN_SECONDS: undefined, ...environment })).toBe(ms);
});

test.each([
  [{ HOST: '0.0.0.0', PORT: 3000 }, 'http://localhost:3000'],
  [{ HOST: '10.0.0.7', PORT: 3000 }, 'http://10.0.0.7:3000'],
  [{ HOST: '0.0.0.0', PORT: 3000, PUBLIC_URL: 'https://gully.example/' }, 'https://gully.example'],
])('visitors of %j reach %s', (environment, address) => {
  expect(publicAddressOf({ PUBLIC_URL: undefined, ...environment })).toBe(address);
});
