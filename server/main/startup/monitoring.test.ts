import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../../config/read-settings.ts';
import { quietLog } from '../../matches/testing/matches-server.ts';
import { ALERTS, createAlertCounter } from '../../operations/alerts.ts';
import { systemClock } from '../../platform/clock.ts';
import { createRequestMetrics } from '../../platform/http/request-metrics.ts';
import { createLifecycle } from '../../platform/jobs/lifecycle.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { composeProduct } from './compose-product.ts';
import { createServerMetrics } from './server-metrics.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RULES = path.join(ROOT, 'ops/alerts.yaml');
const DASHBOARD = path.join(ROOT, 'ops/grafana/dashboard.json');
/** Part of Debian's package `prometheus`. Without it the tests below check the structure only. */
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}
interface Panel {
  readonly id: number;
  readonly title: string;
  readonly type: string;
  readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;
  readonly targets: readonly { readonly refId: string; readonly expr: string }[];
}

const { groups } = parse(readFileSync(RULES, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { panels: Panel[] };
const dashboardQueries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

const lifecycle = createLifecycle(quietLog);
const metrics = createServerMetrics('test');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const read = readSettings({ JWT_SECRET: 'a secret of this test, long enough to sign with' });
  if (!read.ok) throw new Error(read.faults.join('\n'));
  await composeProduct({
    settings: read.settings,
    database,
    log: quietLog,
    clock: systemClock,
    lifecycle,
    metrics,
  });
  createRequestMetrics(metrics);
  createAlertCounter(metrics);
});
afterAll(async () => {
  await lifecycle.stop();
  await database.drop();
});

/** Runs promtool on a file with this content, which is YAML as any JSON is. Returns what it says when it fails. */
function runPromtool(command: readonly string[], content: object): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gullylens-promtool-'));
  const file = path.join(folder, 'input.yaml');
  writeFileSync(file, JSON.stringify(content));
  const { status, stdout, stderr } = spawnSync('promtool', [...command, file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return status === 0 ? '' : stdout + stderr;
}

describe('alert rules', () => {
  it('each have a unique name, a severity and a summary', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, expr, labels, annotations } of rules) {
      expect(alert).toMatch(/^[A-Z]\w+$/);
      expect(expr).toMatch(/\w/);
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/\w/);
    }
  });

  it('and the dashboard use only metrics that the server has', async () => {
    const types = (await metrics.metrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm);
    const known = new Set(
      [...types].flatMap(([, name = '', type]) =>
        type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
      ),
    );
    const queries = [...rules.map(({ expr }) => expr), ...dashboardQueries];
    const used = new Set(queries.flatMap((query) => query.match(/\bgullylens_\w+/g) ?? []));
    expect(used.size).toBeGreaterThan(15);
    expect([...used].filter((name) => !known.has(name))).toEqual([]);
  });

  it('are explained in the runbook', () => {
    const runbook = readFileSync(path.join(ROOT, 'docs/runbooks/server.md'), 'utf8');
    expect(rules.filter(({ alert }) => !runbook.includes(`\`${alert}\``))).toEqual([]);
  });

  it.skipIf(!hasPromtool)('fire as intended in Prometheus', () => {
    expect(runPromtool(['test', 'rules'], PROMTOOL_CASES)).toBe('');
  });
});

const failing = (route: string, good: number, bad: number) => ({
  [`gullylens_http_requests_total{route="${route}",status="2xx"}`]: `0+${good}x30`,
  [`gullylens_http_requests_total{route="${route}",status="5xx"}`]: `0+${bad}x30`,
});
const feedOfAge = (seconds: number, { play = 1, hits = 50 } = {}) => ({
  gullylens_feed_age_seconds: `${seconds}+0x30`,
  gullylens_feed_delayed_after_seconds: '120+0x30',
  gullylens_play_expected: `${play}+0x30`,
  gullylens_vendor_hits_remaining: `${hits}+0x30`,
});
const razorpayCalls = (good: number, bad: number) => ({
  'gullylens_vendor_call_duration_seconds_count{vendor="razorpay",outcome="ok"}': `0+${good}x30`,
  'gullylens_vendor_call_duration_seconds_count{vendor="razorpay",outcome="failed"}': `0+${bad}x30`,
});

/** Series with one value a minute, and the alerts that fire after 25 minutes. */
const PROMTOOL_CASES = {
  rule_files: [RULES],
  evaluation_interval: '1m',
  tests: [
    promtoolCase(failing('createPremiumOrder', 90, 10), ['RequestsFail']),
    promtoolCase(failing('createPremiumOrder', 990, 10), []),
    promtoolCase(failing('reportReady', 1, 60), []),
    promtoolCase(feedOfAge(300), ['ScoresDelayed']),
    promtoolCase(feedOfAge(-1, { play: 0 }), ['ScoresDelayed']),
    promtoolCase(feedOfAge(100), []),
    promtoolCase(feedOfAge(14_000, { play: 0 }), []),
    promtoolCase(feedOfAge(3_000, { hits: 5 }), ['QuotaLow']),
    promtoolCase({ 'gullylens_alerts_total{alert="postgres_ended"}': '0x20 1x10' }, [
      'EmbeddedDatabaseRestarts',
    ]),
    promtoolCase({ 'gullylens_alerts_total{alert="refund_failed"}': '0x20 1x10' }, ['AlertLogged']),
    promtoolCase({ 'gullylens_alerts_total{alert="refund_failed"}': '1x30' }, []),
    promtoolCase({ 'gullylens_payments_unsettled_seconds{work="refunds"}': '901+60x30' }, [
      'PaymentsUnsettled',
    ]),
    promtoolCase({ gullylens_vendor_hits_remaining: '5x30' }, ['QuotaLow']),
    promtoolCase({ 'gullylens_job_lag_seconds{work="payments"}': '0+60x30' }, ['JobFails']),
    promtoolCase(razorpayCalls(7, 3), ['VendorFails']),
    promtoolCase(razorpayCalls(1, 2), ['RazorpayFails', 'VendorFails']),
    promtoolCase(
      {
        'gullylens_database_pool_wait_seconds_bucket{pool="readers",le="0.5"}': '0+90x30',
        'gullylens_database_pool_wait_seconds_bucket{pool="readers",le="1"}': '0+100x30',
        'gullylens_database_pool_wait_seconds_bucket{pool="readers",le="+Inf"}': '0+100x30',
      },
      ['DatabasePoolWait'],
    ),
    promtoolCase({ 'up{job="gullylens"}': '0x30' }, ['ServerDown']),
  ],
};

function promtoolCase(series: Readonly<Record<string, string>>, firing: readonly string[]) {
  return {
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    promql_expr_test: [
      {
        expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: '25m',
        exp_samples: firing.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
      },
    ],
  };
}

describe('the dashboard', () => {
  it('has panels with titles and queries that do not overlap', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { title, type, gridPos, targets } of panels) {
      expect(title).toMatch(/\w/);
      expect(type).toBe('timeseries');
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
    }
  });

  it.skipIf(!hasPromtool)('has queries that Prometheus can parse', () => {
    const recorded = dashboardQueries.map((query, at) => {
      return { record: `query_${at}`, expr: query.replaceAll('$__rate_interval', '1m') };
    });
    const file = { groups: [{ name: 'dashboard', rules: recorded }] };
    expect(runPromtool(['check', 'rules'], file)).toBe('');
  });
});

function readTexts(folder: string, pattern: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !/node_modules|dist\//.test(file))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'));
}

it('counts every alert that the server logs from the start, and a runbook explains each', () => {
  const sources = readTexts('server', /(?<!\.test)\.ts$/);
  const logged = sources.flatMap((text) => [...text.matchAll(/\balert: '(\w+)'/g)].map(([, name]) => name));
  expect([...new Set(logged)].toSorted()).toEqual([...ALERTS]);
  const runbooks = readTexts('docs/runbooks', /\.md$/).join('\n');
  expect(ALERTS.filter((name) => !runbooks.includes(name))).toEqual([]);
});
