import { describe, expect, it } from 'vitest';
import { readAudit } from './read-audit.ts';

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });
const weak = (severity: string) => ({ severity, range: '<1.2.3', via: ['advisory'] });

describe('the answer of a registry', () => {
  it('passes without vulnerabilities', () => {
    expect(readAudit(report({}))).toEqual({ passes: true, lines: [] });
  });

  it.each(['high', 'critical'])('fails with a vulnerability of severity %s', (severity) => {
    expect(readAudit(report({ pg: weak(severity), zod: weak('low') }))).toEqual({
      passes: false,
      lines: [`pg <1.2.3: ${severity}`, 'zod <1.2.3: low'],
    });
  });

  it.each(['info', 'low', 'moderate'])('notes a vulnerability of severity %s', (severity) => {
    expect(readAudit(report({ pg: weak(severity) }))).toEqual({
      passes: true,
      lines: [`note: pg <1.2.3: ${severity}`],
    });
  });
});

describe('without an answer', () => {
  it.each([
    [
      'offline',
      '{"message":"request failed, reason: getaddrinfo ENOTFOUND","error":{"summary":""}}',
      'ENOTFOUND',
    ],
    ['at a mirror without advisories', '{"message":"405 Method Not Allowed","statusCode":405}', '405'],
    ['when npm was stopped', '', 'npm audit gave no report'],
    ['when npm printed something else', 'npm error', 'npm audit gave no report'],
  ])('passes with a note %s', (_case, output, reason) => {
    const { passes, lines } = readAudit(output);
    expect(passes).toBe(true);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^note: vulnerabilities were not checked, no registry answered: /);
    expect(lines[0]).toContain(reason);
  });
});
