import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { environment } from './lib/environment.ts';

const read = (path: string) => readFileSync(new URL(`../infra/observability/${path}`, import.meta.url), 'utf8');

/** Metrics of the audit, which runs outside of the stack. */
const elsewhere = /^southline_(invariant|audit)_/;

/** Names of metrics in alert rules and panels. Histograms are listed without the suffixes _bucket, _count and _sum. */
const wanted = (): string[] => {
  const expressions = [read('alerts.yaml'), read('dashboards/southline.json')].join('\n').replace(/^\s*#.*$/gm, '');
  const names = [...expressions.matchAll(/\b(?:southline|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name);
  return [...new Set(names.map((name) => name.replace(/_(bucket|count|sum)$/, '')))].filter(
    (name) => !elsewhere.test(name),
  );
};

const served = async (url: string): Promise<string[]> => {
  const text = await (await fetch(url)).text();
  return [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
};

describe('the metrics of the running processes', () => {
  it('have everything that an alert or a panel asks for', async () => {
    const known = new Set((await Promise.all(environment().metrics.map(served))).flat());
    expect(wanted().length).toBeGreaterThan(20);
    expect(wanted().filter((name) => !known.has(name))).toEqual([]);
  });
});
